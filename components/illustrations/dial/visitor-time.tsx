'use client'

import { useSyncExternalStore } from 'react'
import { clockText, handDegrees, type TimeOfDay } from './clock'

const CHECK_MS = 20_000

function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  return () => clearInterval(timer)
}

const minuteOfDay = () => {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

/** The visitor's local time; null on the server and until hydrated. */
function useVisitorTime(): TimeOfDay | null {
  const minute = useSyncExternalStore(subscribeToTime, minuteOfDay, () => null)
  return minute === null ? null : { hours: Math.floor(minute / 60), minutes: minute % 60 }
}

export function DialHand({ sampleTime }: Pick<DialTimeProps, 'sampleTime'>) {
  const degrees = handDegrees(useVisitorTime() ?? sampleTime)
  return (
    <g className="origin-[160px_160px]" style={{ transform: `rotate(${degrees}deg)` }}>
      <path d="M160 73V8" className="stroke-ink stroke-[1.25]" />
      <circle cx="160" cy="8" r="4.5" className="fill-live" />
    </g>
  )
}

export interface DialTimeProps {
  /** Shown on the server and until hydrated, with `sampleWhere`; then the visitor's own time with `where`. */
  sampleTime: TimeOfDay
  sampleWhere: string
  where: string
}

export function DialTime({ sampleTime, sampleWhere, where }: DialTimeProps) {
  const time = useVisitorTime()
  return (
    <p className="absolute inset-0 flex flex-col items-center justify-center gap-1 text-ink-2 max-md:text-center max-md:text-[.75rem]/none md:gap-1.5 md:text-xs/normal">
      <b className="font-display text-[1.5rem]/figure font-bold text-ink lining-nums tabular-nums md:text-[clamp(2.4rem,4.4vw,4rem)]/figure">
        {clockText(time ?? sampleTime)}
      </b>
      <span className="max-md:max-w-12">{time ? where : sampleWhere}</span>
    </p>
  )
}
