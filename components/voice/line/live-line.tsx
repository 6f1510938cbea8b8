import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useShell } from '@/components/layout/page-link'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import type { LevelSample } from '@/examples/react-parts/src/parts/wave-shape'
import type { PanelCall } from '../panel/panel-call'
import { drawLiveLine, PRINTED_MOMENTS } from './draw-live-line'
import { recordLevels } from './record-levels'
import './live-line.css'

/**
 * The cord between the panel and the page line, and the levels of the call along the line, where they stay until the card of the
 * call is closed. Decoration.
 */
export function LiveLine({ call }: { call: Pick<PanelCall, 'snapshot' | 'subscribe'> }) {
  const ref = useRef<HTMLDivElement>(null)
  const kind = useSyncExternalStore(call.subscribe, () => call.snapshot().view.kind)
  const levels = useSyncExternalStore(call.subscribe, () => call.snapshot().call.levels)
  const isStill = useReducedMotion()
  const { page } = useShell()
  const printedRef = useRef<readonly LevelSample[]>(undefined)

  useEffect(() => {
    if (kind === 'connecting') printedRef.current = undefined
    if (kind !== 'connected') return
    const recording = recordLevels(levels, PRINTED_MOMENTS)
    return () => {
      printedRef.current = recording.stop()
    }
  }, [kind, levels])

  useEffect(() => {
    const panel = ref.current?.parentElement?.querySelector<HTMLElement>('.vw-panel')
    if (!ref.current || !panel) return
    return drawLiveLine({
      layer: ref.current,
      panel,
      levels: kind === 'connected' ? levels : undefined,
      printed: kind === 'ended' ? printedRef.current : undefined,
      isUnplugged: kind === 'failed',
      isStill,
    })
  }, [kind, levels, isStill, page])

  return <div ref={ref} className="vw-line" aria-hidden="true" />
}
