/** How fast and how well a call goes. Undefined is what has not been measured (yet). */
export interface CallMetrics {
  /** From `start()` to the assistant listening, in milliseconds. */
  connectedMs: number | undefined
  /** From `start()` to the first sound of the assistant, in milliseconds. */
  firstSoundMs: number | undefined
  /** From the end of the visitor's last turn to the first sound of the answer, in milliseconds. */
  responseMs: number | undefined
  /** From the visitor's first sound over the assistant to the assistant's silence, in milliseconds. */
  interruptionMs: number | undefined
  /** Received audio packets that were lost, 0 to 1. */
  packetLoss: number | undefined
  /** In milliseconds. */
  roundTripMs: number | undefined
  /** Variation of the time between received packets, in milliseconds. */
  jitterMs: number | undefined
}
