import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followsAfterScroll } from './follow-scroll'

const positionOf = ({ scrollTop, clientHeight }: HTMLElement) => ({ scrollTop, clientHeight })

/** Keeps the end of a list in view while it grows, unless the reader has scrolled up. */
export function useFollowing(lines: readonly unknown[]) {
  const boxRef = useRef<HTMLDivElement>(null)
  const followsRef = useRef(true)
  const beforeRef = useRef({ scrollTop: 0, clientHeight: 0 })
  const [hasNewBelow, setHasNewBelow] = useState(false)

  const toEnd = () => {
    const box = boxRef.current
    followsRef.current = true
    setHasNewBelow(false)
    if (!box) return
    box.scrollTop = box.scrollHeight
    // The pressed button disappears, so the focus must move.
    box.focus({ preventScroll: true })
  }

  const onScroll = () => {
    const box = boxRef.current
    if (!box) return
    followsRef.current = followsAfterScroll(box, beforeRef.current, followsRef.current)
    beforeRef.current = positionOf(box)
    if (followsRef.current) setHasNewBelow(false)
  }

  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return
    if (followsRef.current) box.scrollTop = box.scrollHeight
    else setHasNewBelow(true)
    beforeRef.current = positionOf(box)
  }, [lines])

  useEffect(() => {
    const box = boxRef.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (followsRef.current) box.scrollTop = box.scrollHeight
      beforeRef.current = positionOf(box)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return { boxRef, hasNewBelow, onScroll, toEnd }
}
