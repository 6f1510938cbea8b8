import { useEffect, useState } from 'react'
import { legalCopy, type LegalDocument } from '@/content/legal'
import { PlusSign } from '@/components/ui/icons'

/** On a wide page sticky beside the text, with the current section marked; on a narrow page folded above the text. */
export function TableOfContents({ legalDocument }: { legalDocument: LegalDocument }) {
  const { sections } = legalDocument
  const current = useSectionBeingRead(sections.map(({ id }) => id))
  const list = (
    <ol className="text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? 'location' : undefined}
            className="grid grid-cols-[1.8rem_1fr] py-[7px] text-ink-2 hover:text-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="text-ink-3 lining-nums tabular-nums">{index + 1}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={legalCopy.contents} data-no-print className="pt-10 lg:col-[1/3]">
      <details className="group mb-10 border-y border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold">
          {legalCopy.contents}
          <PlusSign className="group-open:rotate-45" />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className="sticky top-[calc(var(--bar)+24px)] hidden max-h-[calc(100dvh-var(--bar)-48px)] overflow-y-auto pr-4 lg:block">
        <p className="pb-2 text-sm font-semibold">{legalCopy.contents}</p>
        {list}
      </div>
    </nav>
  )
}

/** A section's heading in the viewport; `topPx` is measured from the viewport's upper edge. */
interface HeadingPosition {
  id: string
  topPx: number
}

/**
 * The section being read: the last whose heading is at or above the reading line. At the end of the
 * page it is the last one, which may be too short to reach the line.
 */
export function sectionBeingRead(
  headings: readonly HeadingPosition[],
  { readingLinePx, atPageEnd = false }: { readingLinePx: number; atPageEnd?: boolean },
): string | undefined {
  if (atPageEnd) return headings.at(-1)?.id
  return headings.findLast(({ topPx }) => topPx <= readingLinePx)?.id ?? headings[0]?.id
}

/** The line at which the reader is assumed to read, as a share of the viewport's height. */
const READING_LINE = 0.3

/** The id of the section being read. It follows the scroll, and measures the sections once in a frame at most. */
function useSectionBeingRead(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const update = () => {
      const headings = sections.map((section) => ({
        id: section.id,
        topPx: section.getBoundingClientRect().top,
      }))
      const atPageEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent(sectionBeingRead(headings, { readingLinePx: window.innerHeight * READING_LINE, atPageEnd }))
    }
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [key])

  return current
}
