import { Fragment } from 'react'

/** Ranges with their unit, unless it is a very long word, and short words joined by a hyphen. */
const NON_BREAKING_PATTERN =
  /(\d[\d.,’]*[–-]\d[\d.,’]* (?:\p{Sc}|\p{L}{1,15}(?!\p{L}))|(?<!\p{L})\p{L}{2,5}-\p{L}{2,4}(?!\p{L}))/u

/** Text in which “3–6 weeks” or “micro-SaaS” is never broken across lines. */
export function KeepTogether({ children }: { children: string }) {
  return children.split(NON_BREAKING_PATTERN).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
