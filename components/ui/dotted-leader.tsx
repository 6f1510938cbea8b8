/** The dots that lead from a name to its figure, between the two in a flex row. */
export function DottedLeader() {
  return <i aria-hidden="true" className="min-w-4 flex-1 border-b-2 border-dotted border-line-2" />
}
