'use client'

import '@/components/voice/panel/panel.css'
import { Panel } from '@/components/voice/panel/panel'
import type { CallMetrics } from '@/lib/voice/react'
import { GalleryGroup, State } from './gallery-group'
import { widgetMetrics, widgetStates } from './widget-states'

/** The panel of the voice widget in every state, and the metrics of a call. */
export function Widget() {
  return (
    <GalleryGroup name="Voice widget">
      {Object.entries(widgetStates).map(([name, props]) => (
        <State key={name} name={name}>
          <div className="vw-shown w-80">
            <Panel {...props} />
          </div>
        </State>
      ))}
      {Object.entries(widgetMetrics).map(([name, metrics]) => (
        <State key={name} name={name}>
          <MetricsTable metrics={metrics} />
        </State>
      ))}
    </GalleryGroup>
  )
}

const ROWS: readonly { key: keyof CallMetrics; name: string; unit: 'ms' | '%' }[] = [
  { key: 'connectedMs', name: 'Click to listening', unit: 'ms' },
  { key: 'firstSoundMs', name: 'Click to first sound', unit: 'ms' },
  { key: 'responseMs', name: 'Visitor’s last sound to answer', unit: 'ms' },
  { key: 'interruptionMs', name: 'Interruption to silence', unit: 'ms' },
  { key: 'packetLoss', name: 'Packets lost', unit: '%' },
  { key: 'roundTripMs', name: 'Round trip', unit: 'ms' },
  { key: 'jitterMs', name: 'Jitter', unit: 'ms' },
]

/** Delays and network quality of a call. The product measures them and does not show them. */
function MetricsTable({ metrics }: { metrics: CallMetrics }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {ROWS.map(({ key, name, unit }) => (
        <div key={key} className="contents">
          <dt>{name}</dt>
          <dd className="text-right tabular-nums">{formatted(metrics[key], unit)}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatted(value: number | undefined, unit: 'ms' | '%'): string {
  if (value === undefined) return 'not measured'
  return unit === '%' ? `${(value * 100).toFixed(1)} %` : `${Math.round(value)} ms`
}
