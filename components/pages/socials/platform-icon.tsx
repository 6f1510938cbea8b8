import type { ReactNode } from 'react'
import type { Platform } from '@/content/socials'

const YOUTUBE =
  'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z'
const X =
  'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z'

const shapes: Record<Platform, ReactNode> = {
  youtube: <path d={YOUTUBE} />,
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="6" />
      <circle cx="12" cy="12" r="5" />
      <circle cx="18.2" cy="5.8" r="1.3" fill="currentColor" stroke="none" />
    </g>
  ),
  x: <path d={X} />,
}

/** A platform's mark, in the colour of its text. `aria-hidden`: the name is beside it. */
export function PlatformIcon({ platform, size = 20 }: { platform: Platform; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {shapes[platform]}
    </svg>
  )
}
