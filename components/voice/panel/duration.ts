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
