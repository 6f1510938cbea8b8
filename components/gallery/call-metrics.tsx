import type { CallMetrics } from '@/lib/voice/react'

/** Description and unit of each metric of a call. */
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
export function MetricsTable({ metrics }: { metrics: CallMetrics }) {
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
