import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '@/content/format'
import { useAudioDevices, type AudioDevice, type ChosenDevices, type LevelSource } from '@/lib/voice/react'
import type { RecordingChoice } from '../recording-choice'
import { closeIcon } from './icons'
import type { PanelVoiceCall } from './panel-call'
import { usePanel } from './panel-context'
import { useTexts } from './texts'

/** What the visitor has chosen about sound; kept for the visit, stored nowhere. */
export interface SoundChoices {
  volumePercent: number
  /** Ids of devices; empty for the system's own choice. */
  microphoneId: string
  speakerId: string
}

export const DEFAULT_SOUND: SoundChoices = { volumePercent: 100, microphoneId: '', speakerId: '' }

interface SettingsProps {
  call: Pick<PanelVoiceCall, 'levels' | 'setDevices' | 'setVolume'>
  choices: SoundChoices
  onChoose: (changes: Partial<SoundChoices>) => void
  onClose: () => void
}

/** Volume, devices and the microphone's level, over the transcript while it is open. */
export function Settings({ call, choices, onChoose, onClose }: SettingsProps) {
  const { recording, onRecording } = usePanel()
  const { settings: texts, connected } = useTexts()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { microphones, speakers, currentId } = useAudioDevices(true)
  const [refused, setRefused] = useState(false)

  useEffect(() => titleRef.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  const wanted = useRef<ChosenDevices>({})

  const choose = async (kind: 'microphoneId' | 'speakerId', id: string) => {
    wanted.current[kind] = id
    const isTaken = await call.setDevices({ [kind]: id })
    // The visitor has chosen another one meanwhile.
    if (wanted.current[kind] !== id) return
    setRefused(!isTaken)
    if (isTaken) onChoose({ [kind]: id })
  }

  return (
    <section className="vw-settings" aria-label={connected.settings} onKeyDown={onKeyDown}>
      <header className="vw-head">
        <h3 ref={titleRef} tabIndex={-1}>
          {texts.title}
        </h3>
        <button
          type="button"
          className="vw-icon"
          aria-label={texts.close}
          title={texts.close}
          onClick={onClose}
        >
          {closeIcon}
        </button>
      </header>
      <DeviceChoice
        label={texts.microphone}
        devices={microphones}
        chosenId={currentId('audioinput', choices.microphoneId)}
        onChoose={(id) => void choose('microphoneId', id)}
      />
      <LevelMeter levels={call.levels} />
      {'setSinkId' in HTMLMediaElement.prototype ? (
        <DeviceChoice
          label={texts.speaker}
          devices={speakers}
          chosenId={currentId('audiooutput', choices.speakerId)}
          onChoose={(id) => void choose('speakerId', id)}
        />
      ) : (
        <p className="vw-text vw-small">{texts.speakerBySystem}</p>
      )}
      <label className="vw-field">
        <span>{texts.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={choices.volumePercent}
          aria-valuetext={fill(texts.volumeValue, { percent: choices.volumePercent })}
          onChange={({ target: { valueAsNumber } }) => {
            onChoose({ volumePercent: valueAsNumber })
            call.setVolume(valueAsNumber / 100)
          }}
        />
      </label>
      <p className="vw-text vw-small" role="status">
        {refused ? texts.refused : ''}
      </p>
      {recording.choice && recording.ofCall !== 'required' ? (
        <RecordingSetting choice={recording.choice} onChoose={onRecording} />
      ) : null}
    </section>
  )
}

interface RecordingSettingProps {
  choice: RecordingChoice
  onChoose: (isAllowed: boolean) => void
}

/** Whether and when the visitor has agreed to the recording, and the button that changes it. */
function RecordingSetting({ choice: { mayRecord, date }, onChoose }: RecordingSettingProps) {
  const { recording: texts } = useTexts()
  // The sentence around it uses this calendar and these digits, so the language of the browser must not change them.
  const day = new Date(date).toLocaleDateString(undefined, {
    dateStyle: 'medium',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  return (
    <div className="vw-recording">
      <p className="vw-text vw-small">{fill(mayRecord ? texts.allowedOn : texts.refusedOn, { day })}</p>
      <button type="button" className="vw-quiet" onClick={() => onChoose(!mayRecord)}>
        {mayRecord ? texts.goOnWithout : texts.allow}
      </button>
    </div>
  )
}

interface DeviceChoiceProps {
  label: string
  devices: readonly AudioDevice[]
  /** Undefined if the chosen device is not connected. */
  chosenId: string | undefined
  onChoose: (id: string) => void
}

function DeviceChoice({ label, devices, chosenId, onChoose }: DeviceChoiceProps) {
  const { systemDefault } = useTexts().settings
  const id = useId()
  return (
    <div className="vw-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosenId ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{systemDefault}</option>
        {devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {nameOf(device, label, devices.slice(0, index))}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Two devices of one kind have the same label, and a device without one gets a number. */
function nameOf(device: AudioDevice, kind: string, before: readonly AudioDevice[]): string {
  const name = device.label || kind
  const same = before.filter(({ label }) => label === device.label).length
  return device.label && same === 0 ? name : `${name} ${same + 1}`
}

/** Shows that the microphone hears something: the bar writes its own width, nothing is rendered for it. */
function LevelMeter({ levels }: { levels: LevelSource }) {
  const label = useTexts().settings.level
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
      <span>{label}</span>
      <span className="vw-meter" aria-hidden="true">
        <span ref={ref} />
      </span>
    </div>
  )
}
