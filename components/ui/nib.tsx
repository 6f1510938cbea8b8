/** The two edges of a broad nib, in drawing units from the middle of the line. */
const EDGES = ['translate(.55 -.4)', 'translate(-.55 .4)']

/** A thin line drawn with a broad nib: it swells where it runs across the nib and thins along it. */
export function Nib({ d, className }: { d: string; className?: string | undefined }) {
  return EDGES.map((edge) => (
    <path key={edge} d={d} transform={edge} className={className} vectorEffect="non-scaling-stroke" />
  ))
}
