import { cx } from 'class-variance-authority'
import { useEffect } from 'react'
import { BRAND_MARK_DATA_URL } from '@/lib/drawing/mark'
import styles from './logo.module.css'
import { useImageFailed } from './use-pre-hydration'

const HEIGHTS = { sm: 'h-8', md: 'h-12', lg: 'h-14' } as const
const TEXT_SIZES = { sm: undefined, md: 'text-[2.125rem]', lg: 'text-[2.5rem]' } as const

interface LogoProps {
  name: string
  /** sm, md and lg are 2, 3 and 3.5 rem high. */
  size?: keyof typeof HEIGHTS
  withText?: boolean
  /** Address of the brand mark; another one may be set in tests. */
  src?: string
}

/** The brand mark, or a drawn badge with the agency's letter when the image fails to load. */
export function Logo({ name, size = 'sm', withText = true, src = BRAND_MARK_DATA_URL }: LogoProps) {
  const { failed, imageProps } = useImageFailed()
  useEffect(() => {
    if (failed) console.warn(`The logo image failed to load: ${src}`)
  }, [failed, src])

  return (
    <span
      className={cx('inline-flex items-center gap-2.5', HEIGHTS[size], size === 'sm' && styles.small)}
      data-logo={failed ? 'badge' : 'image'}
    >
      {failed ? (
        <LogoBadge letter={[...name][0] ?? ''} />
      ) : (
        <img
          {...imageProps}
          src={src}
          alt={withText ? '' : name}
          width={44}
          height={28}
          className="h-[88%] w-auto"
        />
      )}
      {withText ? (
        <span className={cx('type-display leading-none', TEXT_SIZES[size], styles.name)}>{name}</span>
      ) : null}
    </span>
  )
}

function LogoBadge({ letter }: { letter: string }) {
  return (
    <svg viewBox="0 0 40 40" className="h-full w-auto" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="var(--brand)" />
      <text x="20" y="28" textAnchor="middle" fill="var(--on-brand)" fontSize="26" className="type-display">
        {letter}
      </text>
    </svg>
  )
}
