/** What an instance remembers between calls. */
export interface Remembered {
  muted: boolean
  /** 0 to 1; undefined until it is set. */
  volume: number | undefined
}
