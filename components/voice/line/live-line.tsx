import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useShell } from '@/components/layout/page-link'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import type { PanelCall } from '../panel/panel-call'
import { drawLiveLine } from './draw-live-line'
import './live-line.css'

/** The cord between the panel and the page line, and the levels of the call along the line. Decoration. */
export function LiveLine({ call }: { call: Pick<PanelCall, 'snapshot' | 'subscribe'> }) {
  const ref = useRef<HTMLDivElement>(null)
  const kind = useSyncExternalStore(call.subscribe, () => call.snapshot().view.kind)
  const levels = useSyncExternalStore(call.subscribe, () => call.snapshot().call.levels)
  const isStill = useReducedMotion()
  const { page } = useShell()
  const isOnLine = kind === 'connecting' || kind === 'connected' || kind === 'chat'

  useEffect(() => {
    const panel = ref.current?.parentElement?.querySelector<HTMLElement>('.vw-panel')
    if (!ref.current || !panel || !isOnLine) return
    return drawLiveLine({
      layer: ref.current,
      panel,
      levels: kind === 'connected' ? levels : undefined,
      isStill,
    })
  }, [kind, isOnLine, levels, isStill, page])

  return <div ref={ref} className="vw-line" aria-hidden="true" />
}
