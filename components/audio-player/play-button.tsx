import { cva, type VariantProps } from 'class-variance-authority'
import { PLAY_PATH } from '@/components/ui/icons'
import { audioPlayer } from '@/content/audio-player'
import type { AudioState } from '@/lib/listening/audio-player-state'

const PAUSE = 'M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z'

const playButtonClass = cva(
  'grid place-items-center rounded-full bg-ink text-surface transition group-data-[state=playing]/player:bg-accent group-data-[state=playing]/player:text-on-accent hover:bg-accent hover:text-on-accent focus-visible:rounded-full active:scale-96 aria-busy:bg-surface-3 aria-busy:text-ink-3 [&_svg]:fill-current',
  {
    variants: {
      size: { sm: 'size-11 [&_svg]:size-5.5', lg: 'size-13 md:size-16 [&_svg]:size-7' },
    },
  },
)

export interface PlayButtonProps extends VariantProps<typeof playButtonClass> {
  state: AudioState
  /** What is played. */
  title: string
  onToggle: () => void
}

/** Plays and pauses a recording, and cancels its start while it loads. */
export function PlayButton({ state, title, size, onToggle }: PlayButtonProps) {
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
        {action}
        <span>{`: ${title}`}</span>
      </span>
    </button>
  )
}
