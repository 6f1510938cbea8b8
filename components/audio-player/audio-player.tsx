'use client'

import { cva, cx, type VariantProps } from 'class-variance-authority'
import { useInView } from 'framer-motion'
import { useRef, useState, type ReactNode } from 'react'
import { audioPlayer } from '@/content/audio-player'
import { fill } from '@/content/format'
import type { RecordingLine } from '@/content/recordings'
import { units } from '@/content/units'
import { minutesAndSeconds, spokenTime } from '@/lib/listening/time-display'
import { PLAY_PATH } from '@/components/ui/icons'
import type { AudioState } from '@/lib/listening/audio-player-state'
import { useAudioPlayer } from './use-audio-player'

const playerClass = cva('group/player grid items-center [--played:0]', {
  variants: {
    layout: {
      card: 'grid-cols-[52px_1fr] gap-x-3.5 md:grid-cols-[64px_1fr] md:gap-x-5',
      row: 'min-h-19 grid-cols-[44px_minmax(0,1fr)_auto_44px] gap-x-4 border-b border-line py-3 md:grid-cols-[44px_minmax(0,1fr)_minmax(200px,38%)_6.5em_44px]',
    },
  },
})

const waveClass = cva(
  'relative has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-accent',
  {
    variants: {
      layout: {
        card: 'h-18 md:h-24',
        // On a phone the waveform of a row shows only after playback has started.
        row: 'order-1 col-start-2 -col-end-1 hidden h-9 group-data-[state=paused]/player:block group-data-[state=playing]/player:block md:order-0 md:col-auto md:block md:h-12',
      },
    },
  },
)

const SPEAKER_CLASSES = { agent: 'type-serif', caller: 'type-serif-italic' } as const

interface AudioPlayerProps {
  /** The id of the `<audio>`, by which another element of the page can play it. */
  id?: string
  title: string
  url: string
  durationSeconds: number
  /** card: large, under a title of its own; row: one line of a list, with its title. */
  layout: 'card' | 'row'
  /** The transcript; the current line is shown during playback. */
  lines?: readonly RecordingLine[]
  wave: ReactNode
  children?: ReactNode
}

/**
 * One recording: play and pause, a position to drag, the line being said. A card has the browser's own controls too, in a
 * quiet row; a row of a list shows them after an error only.
 */
export function AudioPlayer({
  id,
  title,
  url,
  durationSeconds,
  layout,
  lines = [],
  wave,
  children,
}: AudioPlayerProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState({ second: 0, line: -1 })
  const { view, audioRef, toggle, seek, audioEvents } = useAudioPlayer({
    durationSeconds,
    onPosition: (seconds, share) => {
      rootRef.current?.style.setProperty('--played', String(share))
      const line = lines.findLastIndex((each) => each.startSeconds <= seconds)
      const second = Math.floor(seconds)
      setPosition((now) => (now.second === second && now.line === line ? now : { second, line }))
    },
  })
  // The metadata is fetched when the player is within 200 px of the viewport, not with the page.
  const near = useInView(rootRef, { once: true, margin: '200px' })

  const { state, error } = view
  const row = layout === 'row'
  const saying = state === 'idle' ? undefined : lines[position.line]
  const now = minutesAndSeconds(position.second)
  const length = minutesAndSeconds(durationSeconds)

  return (
    <div ref={rootRef} data-audio-demo data-state={state} className={playerClass({ layout })}>
      <PlayButton state={state} title={title} size={row ? 'sm' : 'lg'} onToggle={toggle} />
      {row ? <p className="text-lg/tight font-semibold tracking-title text-balance">{title}</p> : null}
      <div className={waveClass({ layout })}>
        {wave}
        <i
          aria-hidden="true"
          className="absolute inset-y-0 left-[calc(var(--played)*100%)] w-[1.5px] bg-ink opacity-0 group-data-[state=paused]/player:opacity-100 group-data-[state=playing]/player:opacity-100"
        />
        <input
          type="range"
          min={0}
          max={durationSeconds}
          step={1}
          value={position.second}
          className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          aria-label={`${audioPlayer.position}: ${title}`}
          aria-valuetext={fill(audioPlayer.positionValue, {
            now: spokenTime(position.second * 1000, units),
            length: spokenTime(durationSeconds * 1000, units),
          })}
          onChange={(event) => seek(event.target.valueAsNumber)}
        />
      </div>
      {row ? (
        <p className="text-sm text-ink-2 lining-nums tabular-nums md:text-right" data-time>
          <span className="hidden md:group-data-[state=paused]/player:inline md:group-data-[state=playing]/player:inline">
            {`${now} / `}
          </span>
          {length}
        </p>
      ) : (
        <p className="col-span-full flex min-h-8 min-w-0 items-baseline gap-4.5 text-xs/normal whitespace-nowrap text-ink-3 md:col-span-1 md:col-start-2">
          <span className="lining-nums tabular-nums" data-time>
            <b className="text-ink">{now}</b>
            {` / ${length}`}
          </span>
          {state === 'loading' ? <span>{audioPlayer.loading}</span> : null}
          {saying ? (
            <q
              className={cx(
                SPEAKER_CLASSES[saying.role === 'agent' ? 'agent' : 'caller'],
                'overflow-hidden py-0.5 pr-1.5 text-[1.125rem]/tight tracking-normal text-ellipsis text-ink [quotes:"“"_"”"]',
              )}
            >
              {saying.text}
            </q>
          ) : null}
        </p>
      )}
      {children}
      <audio
        ref={audioRef}
        id={id}
        controls
        preload={near ? 'metadata' : 'none'}
        src={url}
        aria-label={title}
        className={
          row
            ? cx('order-1 col-start-2 -col-end-1 h-10 w-full', !error && 'hidden')
            : 'native-audio-row col-span-full h-8 w-full print:hidden'
        }
        {...audioEvents}
      >
        {audioPlayer.errors.unsupported}
      </audio>
      <p
        role="alert"
        className={cx(
          'text-sm/normal font-medium text-alert not-empty:pt-1.5 not-empty:pb-2.5',
          row ? 'order-1 col-start-2 -col-end-1' : 'col-span-full',
        )}
      >
        {error ? audioPlayer.errors[error] : null}
      </p>
    </div>
  )
}

const PAUSE = 'M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z'

const playButtonClass = cva(
  'grid place-items-center rounded-full bg-ink text-surface transition group-data-[state=playing]/player:bg-accent group-data-[state=playing]/player:text-on-accent hover:bg-accent hover:text-on-accent focus-visible:rounded-full active:[scale:.96] aria-busy:bg-surface-3 aria-busy:text-ink-3 [&_svg]:fill-current',
  {
    variants: {
      size: { sm: 'size-11 [&_svg]:size-5.5', lg: 'size-13 md:size-16 [&_svg]:size-7' },
    },
  },
)

interface PlayButtonProps extends VariantProps<typeof playButtonClass> {
  state: AudioState
  title: string
  onToggle: () => void
}

function PlayButton({ state, title, size, onToggle }: PlayButtonProps) {
  const { play, pause, loading, cancel } = audioPlayer
  const action = state === 'playing' ? pause : state === 'loading' ? `${loading} ${cancel}` : play
  return (
    <button
      type="button"
      className={playButtonClass({ size })}
      aria-busy={state === 'loading' || undefined}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={state === 'playing' ? PAUSE : PLAY_PATH} />
      </svg>
      <span className="sr-only">
        {/* A translator replaces text beside an element, which React would then change in vain. */}
        <span>{action}</span>
        <span>{`: ${title}`}</span>
      </span>
    </button>
  )
}
