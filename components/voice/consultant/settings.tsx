import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { voiceCopy } from '@/content/voice'
import { useAudioDevices, type AudioDevice, type VoiceCall } from '@/lib/voice/react'
import { CloseIcon } from './icons'
import { LevelMeter } from './level-meter'
import type { SoundChoices } from './sound-choices'

const copy = voiceCopy.settings

export interface SettingsProps {
  call: VoiceCall
  choices: SoundChoices
  onChoose: (choices: SoundChoices) => void
  onClose: () => void
}

/** Volume, devices and the microphone's level, over the transcript while it is open. */
export function Settings({ call, choices, onChoose, onClose }: SettingsProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { microphones, speakers } = useAudioDevices(true)
  const [refused, setRefused] = useState(false)

  useEffect(() => titleRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  const choose = async (chosen: Pick<SoundChoices, 'microphoneId'> | Pick<SoundChoices, 'speakerId'>) => {
    const isTaken = await call.setDevices(chosen)
    setRefused(!isTaken)
    if (isTaken) onChoose({ ...choices, ...chosen })
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
      <DeviceChoice
        label={copy.microphone}
        devices={microphones}
        chosenId={choices.microphoneId}
        onChoose={(microphoneId) => void choose({ microphoneId })}
      />
      <LevelMeter levels={call.levels} />
      {'setSinkId' in HTMLMediaElement.prototype ? (
        <DeviceChoice
          label={copy.speaker}
          devices={speakers}
          chosenId={choices.speakerId}
          onChoose={(speakerId) => void choose({ speakerId })}
        />
      ) : (
        <p className="vw-text vw-small">{copy.speakerBySystem}</p>
      )}
      <label className="vw-field">
        <span>{copy.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={choices.volumePercent}
          onChange={({ target: { valueAsNumber } }) => {
            onChoose({ ...choices, volumePercent: valueAsNumber })
            call.setVolume(valueAsNumber / 100)
          }}
        />
      </label>
      <p className="vw-text vw-small" role="status">
        {refused ? copy.refused : ''}
      </p>
    </section>
  )
}

interface DeviceChoiceProps {
  label: string
  devices: readonly AudioDevice[]
  chosenId: string
  onChoose: (id: string) => void
}

function DeviceChoice({ label, devices, chosenId, onChoose }: DeviceChoiceProps) {
  const id = useId()
  const isThere = devices.some((device) => device.id === chosenId)
  return (
    <div className="vw-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={isThere ? chosenId : ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{copy.systemDefault}</option>
        {devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </div>
  )
}
