import { VoiceError } from '../errors'
import type { Clock } from './clock'

export interface ConnectionWatchPorts {
  clock: Clock
  reconnectMs: number
  interrupted(): void
  restored(): void
  lost(error: VoiceError): void
}

export interface ConnectionWatch {
  /** One link, such as the signalling, went down or came back. */
  report(link: string, status: 'interrupted' | 'connected'): void
  stop(): void
}

/** The call is reconnecting while any link is down, and lost when one stays down. */
export function createConnectionWatch(ports: ConnectionWatchPorts): ConnectionWatch {
  const down = new Set<string>()
  let cancel: (() => void) | undefined

  const giveUp = () => {
    cancel = undefined
    ports.lost(new VoiceError({ code: 'connection-lost', stage: 'live' }))
  }

  return {
    report(link, status) {
      const wasDown = down.size > 0
      if (status === 'interrupted') down.add(link)
      else down.delete(link)
      if (down.size > 0 && !wasDown) {
        cancel = ports.clock.after(ports.reconnectMs, giveUp)
        ports.interrupted()
      } else if (down.size === 0 && wasDown) {
        cancel?.()
        cancel = undefined
        ports.restored()
      }
    },
    stop() {
      cancel?.()
      cancel = undefined
      down.clear()
    },
  }
}
