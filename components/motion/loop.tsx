'use client'

import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { watchLoop } from './running-loops'

export type LoopProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & { [data: `data-${string}`]: unknown }

/**
 * Holds something that moves without end. Its CSS animations run only while `data-running` is there:
 * in sight, and not while the page scrolls. Add the class `loop` to what moves.
 */
export function Loop({ children, ...rest }: LoopProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? watchLoop(ref.current) : undefined), [])
  return (
    <div ref={ref} data-loop {...rest}>
      {children}
    </div>
  )
}
