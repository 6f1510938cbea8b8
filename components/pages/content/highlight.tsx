import { highlightRuns } from '@/lib/site/knowledge'

/** A text with what was searched for under the highlighter. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return highlightRuns(text, query).map((run, index) =>
    run.hit ? (
      <mark key={index} className="bg-wash text-inherit">
        {run.text}
      </mark>
    ) : (
      <span key={index}>{run.text}</span>
    ),
  )
}
