import { cx } from 'class-variance-authority'
import { MARK_PATH } from '@/lib/drawing/mark'

/** An arrow after the text of a link. It moves to the right when the link is hovered. */
export const Arrow = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 20 12"
    className={cx(
      'h-3 w-5 flex-none fill-none stroke-current stroke-[1.6] transition-transform ease-ink in-[:is(a,button):hover]:translate-x-[5px]',
      className,
    )}
    aria-hidden="true"
  >
    <path d="M0 6H18M13 1l5 5-5 5" />
  </svg>
)

/** A triangle that points to the right, in a box of 24: plays a recording. */
export const PLAY_PATH = 'M8 5.5v13l10.5-6.5Z'

/** Marks what opens in a new tab. */
export const OutArrow = () => (
  <svg viewBox="0 0 12 12" className="size-[11px] fill-none stroke-current stroke-[1.6]" aria-hidden="true">
    <path d="M2 10 10 2M3.5 2H10V8.5" />
  </svg>
)

export const Tick = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 16 16"
    className={cx('size-[13px] fill-none stroke-current stroke-[1.8]', className)}
    aria-hidden="true"
  >
    <path d="M2.5 8.6 6.2 12.4 13.6 3.8" />
  </svg>
)

export const StarShape = ({ size = 18 }: { size?: number }) => (
  <svg viewBox="0 0 20 20" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8Z" />
  </svg>
)

/** A plus, which becomes a minus while the button that contains it is expanded. */
export function PlusSign({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      className={cx('size-4.5 flex-none stroke-current stroke-[1.75] print:hidden', className)}
      aria-hidden="true"
    >
      <path d="M0 9H18" />
      <path
        d="M9 0V18"
        className="origin-center transition-transform duration-(--slow) ease-ink in-aria-expanded:rotate-90"
      />
    </svg>
  )
}

export function Mark() {
  return (
    <svg
      viewBox="0 0 44 28"
      className="w-11 fill-current stroke-current stroke-[.6px] text-accent"
      aria-hidden="true"
    >
      <path d={MARK_PATH} />
    </svg>
  )
}
