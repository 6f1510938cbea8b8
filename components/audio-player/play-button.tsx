import { cva, type VariantProps } from 'class-variance-authority'
import { PLAY_PATH } from '@/components/ui/icons'
import { audioPlayer } from '@/content/audio-player'
import type { AudioState } from '@/lib/interaction/audio-player-state'

const PAUSE = 'M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z'

const playButtonClass = cva(
  'grid place-items-center rounded-full bg-ink text-surface transition group-data-[state=playing]/player:bg-accent group-data-[state=playing]/player:text-on-accent hover:bg-accent hover:text-on-accent focus-visible:rounded-full not-aria-disabled:active:scale-96 aria-disabled:bg-surface-3 aria-disabled:text-ink-3 [&_svg]:fill-current',
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

/** Plays and pauses a recording. It keeps the focus while it loads, which a `disabled` button would lose. */
export function PlayButton({ state, title, size, onToggle }: PlayButtonProps) {
  const { play, pause, loading } = audioPlayer
  const action = state === 'playing' ? pause : state === 'loading' ? loading : play
  return (
    <button
      type="button"
      className={playButtonClass({ size })}
      aria-disabled={state === 'loading' || undefined}
      onClick={state === 'loading' ? undefined : onToggle}
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
