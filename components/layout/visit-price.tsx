import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { facts } from '@/content/facts'
import { shellCopy } from '@/content/shell'
import { counted } from '@/content/format'
import { minutesAndSeconds } from '@/lib/listening/time-display'
import { callPriceCents } from '@/lib/pricing/call-price'

const TICK_MS = 1000
const { visit } = shellCopy

/** The price of this visit if it were a call. It is updated only while it is in view. */
export function VisitPrice() {
  const [seconds, setSeconds] = useState<number | null>(null)
  const ref = useRef<HTMLParagraphElement>(null)

  const inView = useInView(ref)

  useEffect(() => {
    if (!inView) return
    const show = () => setSeconds(Math.floor(performance.now() / 1000))
    show()
    const timer = setInterval(show, TICK_MS)
    return () => clearInterval(timer)
  }, [inView])

  return (
    <p ref={ref} className="lining-nums tabular-nums" data-visit-price>
      {seconds === null ? visit.beforeStart : priceOfVisit(seconds)}
    </p>
  )
}

function priceOfVisit(seconds: number): string {
  const cents = callPriceCents(seconds, facts.callCentsPerMinute)
  return `${visit.before} ${minutesAndSeconds(seconds)}, ${counted(cents, 'cent')}.`
}
