import type { MachineStore } from './store'

/** Tracks that the media library hands over, because a message cannot carry them. */
interface HandedTracks {
  audioTrack?: MediaStreamTrack | null
  videoTrack?: MediaStreamTrack | null
  customTrack?: MediaStreamTrack | null
}

/** The slot of one call object, shared by both halves. */
export interface DailySlot {
  tracks?: HandedTracks
  callMachine?: { store: MachineStore; reset(): void }
}

declare global {
  interface Window {
    _daily?: { pendings: string[]; instances: Record<string, DailySlot | undefined> }
    /** Load attempts under way; present only with `avoidEval`. */
    _dailyCallMachineLoadWaitlist?: Set<unknown>
  }
}

/** Stands for a track in a message. */
export const CUSTOM_TRACK = 'daily-custom-track'
