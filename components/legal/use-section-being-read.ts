'use client'

import { useEffect, useState } from 'react'
import { sectionBeingRead } from '@/lib/text/table-of-contents'

/** The line at which the reader is assumed to read, as a share of the viewport's height. */
const READING_LINE = 0.3

/** The id of the section being read. It follows the scroll, and measures the sections once in a frame at most. */
export function useSectionBeingRead(ids: readonly string[]): string | undefined {
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
