import { cx } from 'class-variance-authority'

/** A dotted line between a name and its figure, in a flex row. */
export function DottedLeader({ className }: { className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={cx('min-w-0 flex-1 border-b-2 border-dotted border-line-2', className)}
    />
  )
}
