'use client'

import { useState, type CSSProperties, type ReactNode } from 'react'
import styles from './sketch-to-product.module.css'

const FIRST_EDGE_PERCENT = 46

export interface WipeProps {
  label: string
  /** What a screen reader says of the value, before the percentage that shows. */
  valueText: string
  className?: string | undefined
  children: ReactNode
}

/** Holds two pictures, one above the other, and the edge between them: a slider for hand and keyboard. */
export function Wipe({ label, valueText, className, children }: WipeProps) {
  const [edgePercent, setEdgePercent] = useState(FIRST_EDGE_PERCENT)
  return (
    <div className={className} style={{ '--x': `${edgePercent}%` } as CSSProperties} data-wipe>
      {children}
      <i className={styles.edge} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        value={edgePercent}
        aria-label={label}
        aria-valuetext={`${100 - edgePercent} % ${valueText}`}
        onChange={(event) => setEdgePercent(event.target.valueAsNumber)}
      />
    </div>
  )
}
