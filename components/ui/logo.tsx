import { cx } from 'class-variance-authority'
import { useEffect } from 'react'
import { BRAND_MARK_DATA_URL } from '@/lib/drawing/mark'
import { useImageFailed } from './use-pre-hydration'

const HEIGHTS = { sm: 'h-8', md: 'h-12', lg: 'h-14' } as const
const TEXT_SIZES = { sm: 'text-[1.625rem]', md: 'text-[2.125rem]', lg: 'text-[2.5rem]' } as const

/** A name of more letters may take two lines, in smaller type. */
const SHORT_NAME_LETTERS = 12

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
      className={cx(
        'inline-flex items-center gap-2.5',
        HEIGHTS[size],
        // A name of which a word does not fit beside the mark wraps to a second line, which the box clips.
        size === 'sm' &&
          (name.length <= SHORT_NAME_LETTERS
            ? 'flex-wrap content-start overflow-y-clip pt-[.125rem]'
            : 'max-sm:flex-wrap max-sm:content-start max-sm:overflow-y-clip'),
      )}
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
        <span
          className={cx(
            'type-display leading-none',
            TEXT_SIZES[size],
            name.length > SHORT_NAME_LETTERS &&
              'line-clamp-2 grow basis-[min-content] text-xl/[.95] text-balance wrap-normal hyphens-none max-sm:text-base/[.95]',
          )}
        >
          {name}
        </span>
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
