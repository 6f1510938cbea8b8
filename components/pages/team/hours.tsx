/** The five inks of the week, told apart by texture as well as by colour. */
export const InkPatterns = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    <defs>
      <pattern id="ink-m" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 1.500H7" stroke="var(--ink)" strokeWidth="2.600" />
      </pattern>
      <pattern id="ink-i" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="4.500" cy="4.500" r="2" fill="var(--ink)" />
      </pattern>
      <pattern id="ink-r" width="100" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4.500H100" stroke="var(--violet)" strokeWidth="1.300" />
      </pattern>
    </defs>
  </svg>
)

const FILLS: Record<string, string> = {
  v: 'var(--violet)',
  m: 'url(#ink-m)',
  i: 'url(#ink-i)',
  r: 'url(#ink-r)',
  t: 'var(--wash)',
}

/** One hour in the ink of its area; `fill` takes the width of its column. */
export function HourSwatch({ area, fill = false }: { area: string; fill?: boolean }) {
  return (
    <svg className={fill ? 'h-9 w-full md:h-12' : 'h-6 w-11'} preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={FILLS[area]} />
      <rect width="100%" height="100%" fill="none" stroke="var(--line-2)" />
    </svg>
  )
}
