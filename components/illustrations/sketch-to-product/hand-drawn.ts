import { seededRandom } from '@/lib/site/random'

/** Draws straight things the way a hand does. One sketch is one path; the same seed draws the same. */
export function createSketch(seed: number) {
  const random = seededRandom(seed)
  const shake = (value: number, by = 2) => Math.round((value + (random() - 0.5) * 2 * by) * 10) / 10
  let path = ''

  const line = (x1: number, y1: number, x2: number, y2: number) => {
    path += `M${shake(x1)} ${shake(y1)}Q${shake((x1 + x2) / 2)} ${shake((y1 + y2) / 2, 2)} ${shake(x2)} ${shake(y2)}`
  }
  const box = (x: number, y: number, width: number, height: number) => {
    line(x - 2, y, x + width + 2, y)
    line(x + width, y - 2, x + width, y + height + 2)
    line(x + width + 2, y + height, x - 2, y + height)
    line(x, y + height + 2, x, y - 2)
  }
  return { line, box, path: () => path }
}
