import { useEffect, useRef } from 'react'
import { voiceCopy } from '@/content/voice'
import type { LevelSource } from '@/lib/voice/react'

/** Shows that the microphone hears something: the bar writes its own width, nothing is rendered for it. */
export function LevelMeter({ levels }: { levels: LevelSource }) {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const show = ({ user }: { user: number }) => {
      ref.current?.style.setProperty('transform', `scaleX(${Math.min(1, user).toFixed(3)})`)
    }
    show(levels.current())
    return levels.subscribe(show)
  }, [levels])

  return (
    <div className="vw-field">
      <span>{voiceCopy.settings.level}</span>
      <span className="vw-meter" aria-hidden="true">
        <span ref={ref} />
      </span>
    </div>
  )
}
