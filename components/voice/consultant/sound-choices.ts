/** What the visitor has chosen about sound; kept for the visit, stored nowhere. */
export interface SoundChoices {
  volumePercent: number
  /** Ids of devices; empty for the system's own choice. */
  microphoneId: string
  speakerId: string
}

export const USUAL_SOUND: SoundChoices = { volumePercent: 100, microphoneId: '', speakerId: '' }
