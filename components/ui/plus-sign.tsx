import { cn } from './cn'

/** The sign of a part that unfolds: a plus that becomes a minus while its button is expanded. */
export function PlusSign({ className }: { className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={cn(
        'relative size-4.5 flex-none before:absolute before:inset-x-0 before:top-2 before:h-[1.75px] before:bg-current after:absolute after:inset-x-0 after:top-2 after:h-[1.75px] after:rotate-90 after:bg-current after:transition-transform after:duration-(--slow) after:ease-ink in-aria-expanded:after:rotate-0 print:hidden',
        className,
      )}
    />
  )
}
