import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followsAfterScroll, hasMoreBelow } from './follow-scroll'

const positionOf = ({ scrollTop, clientHeight }: HTMLElement) => ({ scrollTop, clientHeight })

/** What stays in view, when the reader goes on by a view. */
const HELD_PX = 56
/** Space above the question that is held at the upper edge. */
const ABOVE_PX = 8

/** The furthest that the view follows: the last question is at the upper edge, or a long one ends in the middle. */
function heldTop(box: HTMLElement): number {
  const question = [...box.querySelectorAll('[data-side="user"]')].at(-1)
  if (!question) return Infinity
  const { top, bottom } = question.getBoundingClientRect()
  const upper = box.getBoundingClientRect().top - box.scrollTop
  return Math.max(top - upper - ABOVE_PX, bottom - upper - box.clientHeight / 2)
}

/** Moves the view to the end of the list. With `holds` no further than its last question, and never back. */
function follow(box: HTMLElement, holds: boolean) {
  box.scrollTop = holds ? Math.max(box.scrollTop, Math.min(box.scrollHeight, heldTop(box))) : box.scrollHeight
}

/**
 * Keeps the end of a list in view while it grows, unless the reader has scrolled up. With `holds` a long answer is read
 * from its beginning: the view follows until the question is at the upper edge.
 */
export function useFollowing(lines: readonly { id: string; role: string }[], holds = false) {
  const boxRef = useRef<HTMLDivElement>(null)
  const observerRef = useRef<ResizeObserver>(undefined)
  const followsRef = useRef(true)
  const beforeRef = useRef({ scrollTop: 0, clientHeight: 0 })
  const askedRef = useRef<string>(undefined)
  const [hasNewBelow, setHasNewBelow] = useState(false)

  const toEnd = () => {
    const box = boxRef.current
    followsRef.current = true
    if (!box) return
    // What is held is read on, a view at a time.
    box.scrollTop = holds ? box.scrollTop + box.clientHeight - HELD_PX : box.scrollHeight
    // The pressed button disappears, so the focus must move.
    box.focus({ preventScroll: true })
  }

  const onScroll = () => {
    const box = boxRef.current
    if (!box) return
    followsRef.current = followsAfterScroll(box, beforeRef.current, followsRef.current)
    beforeRef.current = positionOf(box)
    if (holds) setHasNewBelow(hasMoreBelow(box))
    else if (followsRef.current) setHasNewBelow(false)
  }

  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return
    const asked = holds ? lines.filter(({ role }) => role === 'user').at(-1)?.id : undefined
    // A new question is shown, wherever the reader is.
    if (asked !== askedRef.current) followsRef.current = true
    askedRef.current = asked
    if (followsRef.current) follow(box, holds)
    if (holds || !followsRef.current) setHasNewBelow(!holds || hasMoreBelow(box))
    beforeRef.current = positionOf(box)
    if (box.lastElementChild) observerRef.current?.observe(box.lastElementChild)
  }, [lines, holds])

  useEffect(() => {
    const box = boxRef.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (followsRef.current) follow(box, holds)
      if (holds) setHasNewBelow(hasMoreBelow(box))
      beforeRef.current = positionOf(box)
    })
    observerRef.current = observer
    observer.observe(box)
    // Lines out of sight have an estimated height, until the view comes to them.
    for (const block of box.children) observer.observe(block)
    return () => observer.disconnect()
  }, [holds])

  return { boxRef, hasNewBelow, onScroll, toEnd }
}
