import { useEffect, useState } from 'react'
import { fill } from '@/content/format'
import { elapsedTimeFromMs } from '@/lib/timing/time-text'
import { useTexts } from './texts'

const msUntil = (time: number) => Math.max(0, time - performance.now())

/**
 * All lines are busy: how long the visitor should wait, and then that a line may be free. The call begins only when they
 * press a button. Only the end of the wait is announced.
 *
 * @param until when a line may be free, by `performance.now()`, which a change of the visitor's clock does not move
 */
export function LineWait({ until }: { until: number }) {
  const { busy } = useTexts()
  const [leftMs, setLeftMs] = useState(() => msUntil(until))
  const isOver = leftMs === 0

  useEffect(() => {
    if (isOver) return
    const timer = window.setInterval(() => setLeftMs(msUntil(until)), 500)
    return () => window.clearInterval(timer)
  }, [until, isOver])

  return (
    <div className="vw-step" data-line-wait={isOver ? 'over' : 'waiting'}>
      {isOver ? null : (
        <span role="timer">
          {fill(busy.wait, { time: elapsedTimeFromMs(Math.ceil(leftMs / 1000) * 1000) })}
        </span>
      )}
      <span role="status">{isOver ? busy.free : ''}</span>
    </div>
  )
}
