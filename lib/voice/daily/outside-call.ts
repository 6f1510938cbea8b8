import type { ActiveCallLock } from '../session/ports'
import type { TransportPool } from '../session/transport'
import type { DailyCall } from './types'

/** As long as a call waits for its media code. */
const MEDIA_LIMIT_MS = 20_000

export interface OutsidePorts {
  transports: TransportPool
  callLock: ActiveCallLock
}

/** Runs something on a call object of its own, outside of any call; refused with `busy` while one goes on. */
export async function outsideCall<T>(
  { transports, callLock }: OutsidePorts,
  task: (call: DailyCall) => Promise<T>,
): Promise<T> {
  const lock = await callLock.take()
  try {
    const transport = await transports.acquire(AbortSignal.timeout(MEDIA_LIMIT_MS))
    try {
      return await task(transport.native() as DailyCall)
    } finally {
      await transports.release(transport, false)
    }
  } finally {
    lock.release()
  }
}
