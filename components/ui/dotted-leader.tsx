/** A dotted line between a name and its figure, in a flex row. */
export function DottedLeader() {
  return <i aria-hidden="true" className="min-w-4 flex-1 border-b-2 border-dotted border-line-2" />
}
