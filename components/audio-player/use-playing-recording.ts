import { useSyncExternalStore } from 'react'
import { onPlayersChange, isPlaying } from '@/lib/listening/players-on-page'

/** Which of these recordings plays on this page; -1 for none. */
export const usePlayingRecording = (ids: readonly string[]): number =>
  useSyncExternalStore(
    onPlayersChange,
    () => ids.findIndex(isPlaying),
    () => -1,
  )
