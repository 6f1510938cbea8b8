import type { CallMetrics } from './metrics'
import type { CallMonitor, MonitorEvent, MonitoredCall, SessionPorts } from './ports'

export interface MonitoringOptions extends Pick<SessionPorts, 'loadMonitor' | 'debug'> {
  /** Aborted at the end of the call. */
  signal: AbortSignal
}

/** The monitor of one call, whose code is loaded once the room is joined. */
export interface Monitoring extends Pick<CallMonitor, 'refresh' | 'frequencies' | 'stop'> {
  /** Begins to watch the call. Need not be waited for: the call goes on without a monitor that cannot be loaded. */
  start(call: MonitoredCall): Promise<void>
  /** What has been measured so far; final after `stop`; null where nothing has been. */
  metrics(): CallMetrics | null
}

export function createMonitoring(
  { loadMonitor, debug, signal }: MonitoringOptions,
  emit: (event: MonitorEvent) => void,
): Monitoring {
  let monitor: CallMonitor | undefined
  let finalMetrics: CallMetrics | undefined

  function stop() {
    if (!monitor) return
    finalMetrics = monitor.metrics()
    monitor.stop()
    monitor = undefined
  }

  return {
    async start(call) {
      try {
        const monitorCall = await loadMonitor()
        if (signal.aborted) return
        monitor = monitorCall(call, emit)
        // A listener of its first event may have stopped the call.
        if (signal.aborted) stop()
      } catch (error) {
        debug('The call goes on without metrics:', error)
      }
    },
    refresh: () => monitor?.refresh(),
    frequencies: (side) => monitor?.frequencies(side) ?? new Uint8Array(),
    metrics: () => monitor?.metrics() ?? finalMetrics ?? null,
    stop,
  }
}
