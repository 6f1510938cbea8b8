/** Seconds as minutes:seconds with padded seconds; "0:00" for what is no time at all. */
export function minutesAndSeconds(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00'
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
