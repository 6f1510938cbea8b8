'use client'

import { useEffect, useRef, useState } from 'react'
import { business } from '@/content/business'
import { shellCopy } from '@/content/shell'
import { minutesAndSeconds } from '@/lib/site/time-display'
import { callPriceCents } from '@/lib/site/visit-price'

const TICK_MS = 1000

/** Prices this visit as if it had been a call. Counts only while it is in sight. */
export function VisitPrice() {
  const [seconds, setSeconds] = useState<number | null>(null)
  const ref = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const show = () => setSeconds(Math.floor(performance.now() / 1000))
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (!entry?.isIntersecting) return
      show()
      timer = setInterval(show, TICK_MS)
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [])

  const { visit } = shellCopy
  return (
    <p ref={ref} className="figures" data-visit-price>
      {seconds === null
        ? visit.resting
        : `${visit.before} ${minutesAndSeconds(seconds)}, ${visit.cents(callPriceCents(seconds, business.callCentsPerMinute))}.`}
    </p>
  )
}
