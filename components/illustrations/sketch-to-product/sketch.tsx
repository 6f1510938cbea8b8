import { seededRandom } from '@/lib/drawing/random'

/** Draws lines and boxes with random jitter, as one path. The same seed gives the same path. */
function createSketch(seed: number) {
  const random = seededRandom(seed)
  const jitter = (value: number, by = 2) => Math.round((value + (random() - 0.5) * 2 * by) * 10) / 10
  let path = ''

  const line = (x1: number, y1: number, x2: number, y2: number) => {
    path += `M${jitter(x1)} ${jitter(y1)}Q${jitter((x1 + x2) / 2)} ${jitter((y1 + y2) / 2, 2)} ${jitter(x2)} ${jitter(y2)}`
  }
  const box = (x: number, y: number, width: number, height: number) => {
    line(x - 2, y, x + width + 2, y)
    line(x + width, y - 2, x + width, y + height + 2)
    line(x + width + 2, y + height, x - 2, y + height)
    line(x, y + height + 2, x, y - 2)
  }
  return { line, box, path: () => path }
}

/** Position and font size of each handwritten note. */
const NOTE_POSITIONS = [
  { x: 96, y: 31, size: 15 },
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

/** The wireframe before the build: hand-drawn boxes with notes. */
export function Sketch({ words }: { words: readonly string[] }) {
  return (
    <svg viewBox="0 0 600 300">
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
