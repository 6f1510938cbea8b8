import type { DailyCall } from '../daily/types'
import type { RemotePlayerState } from './controls'

/** Keeps the play states of the media files in the room. */
export function watchRemotePlayers() {
  const states = new Map<string, RemotePlayerState>()
  const watched = new WeakSet<DailyCall>()

  const isPaused = (state: string) => state === 'paused' || state === 'pause'

  return {
    states: (): Record<string, RemotePlayerState> => Object.fromEntries(states),
    /** Each call object is listened to once, for as long as it lives. */
    watch(call: DailyCall): void {
      if (watched.has(call)) return
      watched.add(call)
      for (const event of ['remote-media-player-started', 'remote-media-player-updated'] as const)
        call.on(event, ({ session_id, remoteMediaPlayerState }) =>
          states.set(session_id, isPaused(remoteMediaPlayerState.state) ? 'pause' : 'play'),
        )
      call.on('remote-media-player-stopped', ({ session_id }) => states.delete(session_id))
      call.on('left-meeting', () => states.clear())
      call.on('error', () => states.clear())
    },
  }
}
