'use client'

import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { facts } from '@/content/facts'
import { shellCopy } from '@/content/shell'
import { fill } from '@/content/format'
import { minutesAndSeconds } from '@/lib/site/time-display'

const TICK_MS = 1000
const { visit } = shellCopy

/** What a call of this length costs, in whole cents: each begun cent counts. */
export const callPriceCents = (seconds: number, centsPerMinute: number): number =>
  seconds > 0 ? Math.ceil((seconds * centsPerMinute) / 60) : 0

/** Prices this visit as if it had been a call. Counts only while it is in sight. */
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
  const price = fill(cents === 1 ? visit.oneCent : visit.cents, { cents })
  return `${visit.before} ${minutesAndSeconds(seconds)}, ${price}.`
}
