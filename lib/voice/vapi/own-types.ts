/** What the official SDK leaves without a type. */
type Untyped =
  | 'message'
  | 'error'
  | 'camera-error'
  | 'network-quality-change'
  | 'network-connection'
  | 'local-audio-level-observer-error'

/** An app that has written types of its own for those may keep them; who has none gets ours. */
export interface ListenersWithOwnTypes {
  on<Payload extends object>(event: Untyped, listener: (payload: Payload) => void): this
  once<Payload extends object>(event: Untyped, listener: (payload: Payload) => void): this
  off<Payload extends object>(event: Untyped, listener: (payload: Payload) => void): this
  addListener<Payload extends object>(event: Untyped, listener: (payload: Payload) => void): this
  removeListener<Payload extends object>(event: Untyped, listener: (payload: Payload) => void): this
}
