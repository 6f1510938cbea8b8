import type { PanelTexts } from './texts'

/** "0:08", "12:40", "1:02:03": a running call's time. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const padded = (value: number) => String(value).padStart(2, '0')
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`
}

/** "8 seconds", "1 minute", "12 minutes 40 seconds": for sentences and for screen readers. */
export function spokenTime(milliseconds: number, { minute, second }: PanelTexts['units']): string {
  const total = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [count(Math.floor(total / 60), minute), count(total % 60, second)].filter(Boolean)
  return parts.join(' ') || `0 ${second.other}`
}

const count = (value: number, { one, other }: { one: string; other: string }) =>
  value === 0 ? '' : `${value} ${value === 1 ? one : other}`
