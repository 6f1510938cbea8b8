import { cn } from '@/components/ui/cn'
import type { Platform } from '@/content/socials'
import { PlatformIcon } from './platform-icon'

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Where and when something was published. `date` is ISO. */
export function Published({
  platform,
  date,
  kind,
  className,
}: {
  platform: Platform
  date: string
  kind?: string
  className?: string
}) {
  return (
    <p className={cn('flex items-center gap-2 text-xs text-ink-2', className)}>
      <PlatformIcon platform={platform} size={14} />
      {kind ? `${kind}, ` : null}
      <time dateTime={date}>{dayAndMonth.format(new Date(date))}</time>
    </p>
  )
}
