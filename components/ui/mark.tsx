import { MARK_PATH } from '@/lib/site/mark'

/** The drawn mark, in the colour of its text. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 44 28"
      className={`w-11 fill-current stroke-current stroke-[.6px] ${className}`}
      aria-hidden="true"
    >
      <path d={MARK_PATH} />
    </svg>
  )
}
