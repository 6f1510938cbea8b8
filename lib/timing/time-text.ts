/** "0:08", "12:40", "1:02:03": time since a beginning. "0:00" before it. */
export function elapsedTimeFromMs(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const padded = (value: number) => String(value).padStart(2, '0')
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`
}

/**
 * A time as the clocks of this computer show it, with their distance from UTC: `2026-03-30T00:10:05+05:30`. A reader
 * in another zone sees which day it was for the visitor.
 */
export function localTime(date: Date): string {
  const offsetMinutes = -date.getTimezoneOffset()
  const local = new Date(date.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19)
  const padded = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const distance = Math.abs(offsetMinutes)
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${padded(distance / 60)}:${padded(distance % 60)}`
}
