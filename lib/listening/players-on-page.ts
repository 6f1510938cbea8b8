/** Of the `<audio>` of a recording. */
export const playerId = (recordingId: string) => `recording-${recordingId}`

const playerOf = (recordingId: string) => {
  const player = document.getElementById(playerId(recordingId))
  return player instanceof HTMLAudioElement ? player : null
}

/** Whether a recording plays, or is about to. */
export function isPlaying(recordingId: string): boolean {
  const player = playerOf(recordingId)
  return player !== null && !player.paused && !player.error
}

/** Whether `play()` was rejected only because the audio was stopped again before there was any sound. */
export const wasStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Plays a recording in its own player, which shows an error as well. False if it cannot be played. */
export async function playRecording(recordingId: string): Promise<boolean> {
  try {
    await playerOf(recordingId)?.play()
  } catch (error) {
    if (wasStopped(error)) return true
    console.error('The recording could not be played', error)
  }
  return isPlaying(recordingId)
}

export const pauseRecording = (recordingId: string) => playerOf(recordingId)?.pause()

const CHANGES = ['play', 'pause', 'error']

/** Calls back whenever a player on this page starts or stops. Returns the undo. */
export function onPlayersChange(onChange: () => void): () => void {
  // These events do not bubble.
  for (const type of CHANGES) document.addEventListener(type, onChange, true)
  return () => {
    for (const type of CHANGES) document.removeEventListener(type, onChange, true)
  }
}
