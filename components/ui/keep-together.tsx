import { Fragment } from 'react'

const RANGE = /(\$?\d[\d,]*–\d+ \w+)/

/** Text whose ranges, such as “3–6 weeks”, are never broken across lines. */
export function KeepTogether({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
