import { useReducedMotion } from '@/components/motion/reduced-motion'
import { Wave } from '@/examples/react-parts/src/parts/wave'
import type { LevelSource } from '@/lib/voice/react'

/** The wave of a call, which follows what the visitor prefers as to motion. */
export function Visualiser({ levels }: { levels: LevelSource }) {
  return <Wave levels={levels} isStill={useReducedMotion()} />
}
