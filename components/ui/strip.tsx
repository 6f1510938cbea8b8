'use client'

import { useEffect, useRef, useState, type ElementType, type HTMLAttributes, type RefAttributes } from 'react'

export interface StripProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ol' | 'ul' | 'dl'
}

/**
 * A row that is swept sideways where it does not fit. The keyboard reaches it from the first paint, and
 * no longer once it is known to fit, so that it adds no stop where there is nothing to scroll.
 */
export function Strip({ as = 'div', ...rest }: StripProps) {
  const Tag = as as ElementType<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>
  const ref = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const observer = new ResizeObserver(() => setScrolls(strip.scrollWidth > strip.clientWidth + 1))
    observer.observe(strip)
    return () => observer.disconnect()
  }, [])
  return <Tag ref={ref} data-scrolls="" {...rest} {...(scrolls ? { tabIndex: 0 } : {})} />
}
