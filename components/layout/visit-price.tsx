'use client'

import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { facts } from '@/content/facts'
import { shellCopy } from '@/content/shell'
import { minutesAndSeconds } from '@/lib/site/time-display'

const TICK_MS = 1000

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

  const { visit } = shellCopy
  return (
    <p ref={ref} className="lining-nums tabular-nums" data-visit-price>
      {seconds === null
        ? visit.resting
        : `${visit.before} ${minutesAndSeconds(seconds)}, ${visit.cents(callPriceCents(seconds, facts.callCentsPerMinute))}.`}
    </p>
  )
}
