import { cx } from 'class-variance-authority'
import type { mvpPictures } from '@/content/home/mvp-pictures'
import { seededRandom } from '@/lib/drawing/random'
import { Wipe, type WipeProps } from './wipe'

interface SketchToProductProps extends Pick<WipeProps, 'label' | 'valueText'> {
  pictures: typeof mvpPictures
}

const pictureClass = 'absolute inset-0 overflow-hidden'
/** On a phone both are cut off at the left of their second column: their words would be too small in the whole picture. */
const drawingClass = 'float-right h-full md:w-full'

/** A sketch and the product it became, with an edge between them that can be dragged. */
export function SketchToProduct({ pictures, ...wipe }: SketchToProductProps) {
  return (
    <Wipe {...wipe}>
      <div className={cx(pictureClass, 'bg-surface-2')} aria-hidden="true">
        <Sketch words={pictures.sketch} />
      </div>
      <div
        className={cx(pictureClass, 'bg-highlight [clip-path:inset(0_0_0_var(--edge-position))]')}
        aria-hidden="true"
      >
        <Product {...pictures.product} />
      </div>
    </Wipe>
  )
}

/** Draws lines and boxes with random jitter, as one path. The same seed gives the same path. */
function createSketch(seed: number) {
  const random = seededRandom(seed)
  const jitter = (value: number) => Math.round(value + (random() - 0.5) * 4)
  let path = ''

  const line = (x1: number, y1: number, x2: number, y2: number) => {
    path += `M${jitter(x1)} ${jitter(y1)}Q${jitter((x1 + x2) / 2)} ${jitter((y1 + y2) / 2)} ${jitter(x2)} ${jitter(y2)}`
  }
  const box = (x: number, y: number, width: number, height: number) => {
    line(x - 2, y, x + width + 2, y)
    line(x + width, y - 2, x + width, y + height + 2)
    line(x + width + 2, y + height, x - 2, y + height)
    line(x, y + height + 2, x, y - 2)
  }
  return { line, box, path: () => path }
}

const NOTE_POSITIONS = [
  { x: 166, y: 31, size: 15 },
  { x: 196, y: 108, size: 19 },
  { x: 332, y: 108, size: 19 },
  { x: 464, y: 108, size: 19 },
  { x: 330, y: 164, size: 19 },
  { x: 30, y: 260, size: 19 },
]

function drawSketch(): string {
  const sketch = createSketch(11)
  sketch.box(7, 8, 586, 284)
  sketch.line(5, 41, 592, 39)
  sketch.line(149, 38, 151, 292)
  sketch.box(23, 18, 58, 13)
  for (let row = 0; row < 5; row++) sketch.line(26, 66 + row * 30, 84 + (row % 2) * 22, 66 + row * 30)
  for (let card = 0; card < 3; card++) {
    sketch.box(172 + card * 134, 60, 118, 64)
    sketch.line(186 + card * 134, 78, 236 + card * 134, 78)
  }
  sketch.box(172, 142, 402, 132)
  sketch.line(186, 258, 560, 257)
  sketch.line(188, 236, 232, 242)
  sketch.line(232, 242, 320, 214)
  sketch.line(320, 214, 400, 222)
  sketch.line(400, 222, 552, 168)
  return sketch.path()
}

function Sketch({ words }: { words: readonly string[] }) {
  return (
    <svg viewBox="0 0 600 300" className={drawingClass}>
      <path
        d={drawSketch()}
        className="fill-none stroke-ink stroke-[1.5] opacity-85 [stroke-linecap:round]"
      />
      {NOTE_POSITIONS.map(({ x, y, size }, index) => (
        <text key={index} x={x} y={y} fontSize={size} className="fill-accent font-serif-italic italic">
          {words[index]}
        </text>
      ))}
    </svg>
  )
}

const BOXES = [
  [172, 120],
  [306, 120],
  [440, 134],
] as const
const BOOKINGS =
  'M186 236c20 0 26 4 46 4s26-22 46-22 26 6 46 6 26-26 46-26 26 8 46 8 26-30 46-30 26 6 46 6 26-16 46-16'

const windowClass = 'fill-raised stroke-line'
const hairlineClass = 'fill-none stroke-line'
const strongClass = 'fill-ink text-[12px] font-semibold max-md:text-[17px]'

function Product(product: (typeof mvpPictures)['product']) {
  const figures = product.figures.map((figure, index) => {
    const [x, width] = BOXES[index] ?? BOXES[0]
    return { ...figure, x, width }
  })
  return (
    <svg viewBox="0 0 600 300" className={cx(drawingClass, 'fill-ink-2 text-[12px] max-md:text-[17px]')}>
      <rect x="8" y="8" width="584" height="284" rx="6" className={windowClass} />
      <path d="M8 40H592M150 40V292" className={hairlineClass} />
      <rect x="24" y="19" width="10" height="10" rx="5" className="fill-accent" />
      <text x="40" y="28" className={strongClass}>
        {product.name}
      </text>
      {/* Too small to be read on a phone. */}
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
          <text x={kpi.x + 12} y="79">
            {kpi.label}
          </text>
          <text x={kpi.x + 12} y="111" className="fill-ink font-display text-[28px] font-bold">
            {kpi.value}
          </text>
        </g>
      ))}
      <rect x="172" y="142" width="402" height="132" rx="5" className={windowClass} />
      {/* Right of the handle, which rests in the middle, and left of where the curve rises. */}
      <text x="310" y="164">
        {product.chart}
      </text>
      <path d={`${BOOKINGS}V258H186Z`} className="fill-highlight" />
      <path d={BOOKINGS} className="fill-none stroke-accent stroke-2" />
      <path d="M186 258H560" className={hairlineClass} />
    </svg>
  )
}
