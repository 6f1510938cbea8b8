import type { mvpPictures } from '@/content/home/mvp-pictures'

/** Left edge and width of each figure's box. */
const BOXES = [
  [172, 120],
  [306, 120],
  [440, 134],
] as const
const BOOKINGS =
  'M186 236c20 0 26 4 46 4s26-22 46-22 26 6 46 6 26-26 46-26 26 8 46 8 26-30 46-30 26 6 46 6 26-16 46-16'

const windowClass = 'fill-raised stroke-line'
const hairlineClass = 'fill-none stroke-line'
const strongClass = 'fill-ink text-[12px] font-semibold max-md:text-[22px]'

/** The finished product: the layout of the sketch as a real interface. */
export function Product(product: (typeof mvpPictures)['product']) {
  const figures = product.figures.map((figure, index) => {
    const [x, width] = BOXES[index] ?? BOXES[0]
    return { ...figure, x, width }
  })
  return (
    <svg viewBox="0 0 600 300" className="fill-ink-2 text-[12px] max-md:text-[22px]">
      <rect x="8" y="8" width="584" height="284" rx="6" className={windowClass} />
      <path d="M8 40H592M150 40V292" className={hairlineClass} />
      <rect x="24" y="19" width="10" height="10" rx="5" className="fill-accent" />
      <text x="40" y="28" className={strongClass}>
        {product.name}
      </text>
      {/* On a phone the frame cuts the picture here. */}
      <g className="max-md:hidden">
        <rect x="508" y="15" width="70" height="18" rx="9" className="fill-accent" />
        <text x="543" y="27.5" className="fill-on-accent text-[9px] font-semibold" textAnchor="middle">
          {product.notice}
        </text>
      </g>
      <text x="26" y="69">
        {product.today}
      </text>
      <rect x="16" y="84" width="126" height="22" rx="4" className="fill-highlight" />
      {product.menu.map((item, index) => (
        <text key={index} x="26" y={99 + index * 30} className={index === 0 ? strongClass : undefined}>
          {item}
        </text>
      ))}
      {figures.map((kpi, index) => (
        <g key={index}>
          <rect x={kpi.x} y="60" width={kpi.width} height="64" rx="5" className={windowClass} />
          {/* On a phone the labels would be too small to read. */}
          <text x={kpi.x + 12} y="79" className="max-md:hidden">
            {kpi.label}
          </text>
          <text x={kpi.x + 12} y="111" className="fill-ink font-display text-[28px] font-bold">
            {kpi.value}
          </text>
        </g>
      ))}
      <rect x="172" y="142" width="402" height="132" rx="5" className={windowClass} />
      {/* Right of the handle, which rests in the middle. */}
      <text x="332" y="162">
        {product.chart}
      </text>
      <path d={`${BOOKINGS}V258H186Z`} className="fill-highlight" />
      <path d={BOOKINGS} className="fill-none stroke-accent stroke-2" />
      <path d="M186 258H560" className={hairlineClass} />
    </svg>
  )
}
