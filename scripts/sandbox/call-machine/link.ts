/** A request from the media library; `callbackStamp` is present when an answer is wanted. */
export interface MachineRequest {
  action: string
  callbackStamp?: string
  [field: string]: unknown
}

export type Fields = Record<string, unknown>

/** The wire to one call object: posts events, answers requests. */
export interface Link {
  post(action: string, fields?: Fields): void
  answer(request: MachineRequest, fields: Fields): void
  close(): void
}

interface LinkOptions {
  callClientId: string
  onRequest(request: MachineRequest): void
  /** Whether the call object still exists; `destroy()` does not announce itself. */
  isAlive(): boolean
}

const isRequest = (data: unknown): data is MachineRequest & Fields =>
  typeof data === 'object' && data !== null && (data as Fields).what === 'iframe-call-message'

/** Listens to the messages meant for this call object, in the envelope of the media library. */
export function openLink({ callClientId, onRequest, isAlive }: LinkOptions): Link {
  const target = window.location.protocol === 'file:' ? '*' : window.location.origin

  const listen = (event: MessageEvent<unknown>) => {
    const { data } = event
    if (event.source !== window || !isRequest(data) || !isAlive()) return
    if (data.from !== undefined && data.from !== 'module') return
    if (!data.action || data.callFrameId || data.callClientId !== callClientId) return
    onRequest(data)
  }
  const close = () => window.removeEventListener('message', listen)
  const send = (fields: Fields) =>
    window.postMessage({ ...fields, what: 'iframe-call-message', from: 'embedded', callClientId }, target)

  window.addEventListener('message', listen)
  return {
    post: (action, fields) => send({ ...fields, action }),
    answer(request, fields) {
      if (request.callbackStamp !== undefined) send({ ...fields, callbackStamp: request.callbackStamp })
    },
    close,
  }
}
