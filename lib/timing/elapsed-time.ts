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
