/** One utterance in the transcript. */
export interface TranscriptLine {
  /** Stable for the life of the line; suitable as a React key. */
  id: string
  role: 'user' | 'assistant'
  text: string
  /** Still being spoken: the text will change. */
  partial: boolean
  /** When it was first heard, in milliseconds since the call began. */
  atMs: number
}
