import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { voiceCopy } from '@/content/voice'
import type { LevelSource, VoiceCall } from '@/lib/voice/react'
import { CloseIcon } from './icons'

const copy = voiceCopy.settings

/** Volume, devices and the microphone's level, over the transcript while it is open. */
export function Settings({ call, onClose }: { call: VoiceCall; onClose: () => void }) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [volumePercent, setVolumePercent] = useState(100)

  useEffect(() => titleRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <section className="vw-settings" aria-label={voiceCopy.connected.settings} onKeyDown={onKeyDown}>
      <header className="vw-head">
        <h3 ref={titleRef} tabIndex={-1}>
          {copy.title}
        </h3>
        <button
          type="button"
          className="vw-icon"
          aria-label={copy.close}
          title={copy.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <LevelMeter levels={call.levels} />
      <label className="vw-field">
        <span>{copy.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volumePercent}
          onChange={(event) => {
            setVolumePercent(event.target.valueAsNumber)
            call.setVolume(event.target.valueAsNumber / 100)
          }}
        />
      </label>
    </section>
  )
}

/** Shows that the microphone hears something: the bar writes its own width, nothing is rendered for it. */
function LevelMeter({ levels }: { levels: LevelSource }) {
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
      <span>{copy.level}</span>
      <span className="vw-meter" aria-hidden="true">
        <span ref={ref} />
      </span>
    </div>
  )
}
