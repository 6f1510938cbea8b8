import { useEffect, useRef } from 'react'
import { voiceCopy } from '@/content/voice'
import { clockTime } from '@/lib/site/widget/duration'

/** The call's time. It ticks by writing its own text; nothing else is rendered for it. */
export function Timer({ durationMs }: { durationMs: () => number }) {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const show = () => {
      const text = clockTime(durationMs())
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text
    }
    show()
    const id = window.setInterval(show, 250)
    return () => window.clearInterval(id)
  }, [durationMs])

  return <span ref={ref} className="vw-timer" role="timer" aria-label={voiceCopy.connected.timer} />
}
