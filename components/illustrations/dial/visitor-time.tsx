'use client'

import { useSyncExternalStore } from 'react'
import { timeOfDay, handDegrees } from './clock'

const CHECK_MS = 20_000
const SAMPLE_DEGREES = handDegrees(23, 47)

function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  return () => clearInterval(timer)
}

/** Minutes since midnight where the visitor is; nothing until the page runs in a browser. */
const minuteOfDay = () => {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

const useMinuteOfDay = () => useSyncExternalStore(subscribeToTime, minuteOfDay, () => null)

export function DialHand() {
  const minute = useMinuteOfDay()
  const degrees = minute === null ? SAMPLE_DEGREES : handDegrees(0, minute)
  return (
    <g className="origin-[160px_160px]" style={{ transform: `rotate(${degrees}deg)` }}>
      <path d="M160 73V8" className="stroke-ink stroke-[1.25]" />
      <circle cx="160" cy="8" r="4.5" className="fill-live stroke-paper stroke-2" />
    </g>
  )
}

export interface DialTimeProps {
  sampleTime: string
  sampleWhere: string
  where: string
}

export function DialTime({ sampleTime, sampleWhere, where }: DialTimeProps) {
  const minute = useMinuteOfDay()
  return (
    <p className="absolute inset-0 flex flex-col items-center justify-center gap-1 text-ink-2 max-md:text-center max-md:text-[.6875rem]/none md:gap-1.5 md:text-xs/normal">
      <b className="font-display text-[1.5rem]/stat font-bold text-ink lining-nums tabular-nums md:text-[clamp(2.4rem,4.4vw,4rem)]/stat">
        {minute === null ? sampleTime : timeOfDay(Math.floor(minute / 60), minute % 60)}
      </b>
      <span className="max-md:max-w-12">{minute === null ? sampleWhere : where}</span>
    </p>
  )
}
