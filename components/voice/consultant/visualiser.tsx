import { useEffect, useRef } from 'react'
import { useReducedMotion } from '@/components/motion/use-reduced-motion'
import type { LevelSource } from '@/lib/voice/react'
import { paintWave } from './wave-painter'

/** The call as it is heard. Decoration for those who see it: the words are in the transcript. */
export function Visualiser({ levels }: { levels: LevelSource }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const still = useReducedMotion()

  useEffect(
    () => (ref.current ? paintWave({ canvas: ref.current, levels, still }) : undefined),
    [levels, still],
  )

  return <canvas ref={ref} className="vw-wave" aria-hidden="true" />
}
