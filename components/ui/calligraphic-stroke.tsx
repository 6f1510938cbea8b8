/** Offsets of the two edges of the stroke from its middle, in drawing units. */
const EDGES = ['translate(.55 -.4)', 'translate(-.55 .4)']

/** A thin line whose width changes with its direction, as with a broad pen: the path, drawn twice and set apart. */
export function CalligraphicStroke({ d, className }: { d: string; className?: string | undefined }) {
  return EDGES.map((edge) => (
    <path key={edge} d={d} transform={edge} className={className} vectorEffect="non-scaling-stroke" />
  ))
}
