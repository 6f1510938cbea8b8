/** What a participant's track is subscribed to: everything, nothing, staged, or by kind. */
export type Subscription = boolean | 'staged' | Record<string, unknown>

interface StreamEntry {
  participantId: string
  type: 'cam' | 'screen' | (string & {})
  pendingTrack: MediaStreamTrack
  starttime: number
}

/** The state in which the media library looks tracks up (its section "The store" in the protocol). */
interface MachineState {
  local: {
    public: {
      subscribedTracks: Record<string, Subscription>
      customTracks: Record<string, { track: MediaStreamTrack }>
    }
    streams: { cam: { stream: MediaStream | null }; screen: { stream: MediaStream | null } }
  }
  participants: Record<string, { public: { rtcType: { impl: 'sfu' } }; private: { peeringState: string } }>
  streams: Record<string, StreamEntry>
}

export interface MachineStore {
  getState(): MachineState
}

const emptyState = (): MachineState => ({
  local: {
    public: { subscribedTracks: { ALL: true }, customTracks: {} },
    streams: { cam: { stream: null }, screen: { stream: null } },
  },
  participants: {},
  streams: {},
})

/** The store of one call object, with the few changes that the machine makes to it. */
export function createStore() {
  let state = emptyState()
  return {
    getState: () => state,
    reset() {
      state = emptyState()
    },
    setLocalTracks(kind: 'cam' | 'screen', tracks: MediaStreamTrack[]) {
      state.local.streams[kind].stream = tracks.length > 0 ? new MediaStream(tracks) : null
    },
    subscribeToAll(enabled: boolean) {
      state.local.public.subscribedTracks.ALL = enabled
    },
    subscribe(participantId: string, subscription: Subscription) {
      state.local.public.subscribedTracks[participantId] = subscription
    },
    addParticipant(id: string) {
      state.participants[id] = {
        public: { rtcType: { impl: 'sfu' } },
        private: { peeringState: 'connected' },
      }
    },
    removeParticipant(id: string) {
      delete state.participants[id]
      delete state.local.public.subscribedTracks[id]
      for (const [key, stream] of Object.entries(state.streams))
        if (stream.participantId === id) delete state.streams[key]
    },
    /** A room that is joined again begins without subscriptions. */
    forgetSubscriptions() {
      state.local.public.subscribedTracks = { ALL: state.local.public.subscribedTracks.ALL ?? true }
    },
    removeTrack(participantId: string, track: MediaStreamTrack) {
      delete state.streams[`${participantId}-${track.id}`]
    },
    addTrack(participantId: string, track: MediaStreamTrack) {
      state.streams[`${participantId}-${track.id}`] = {
        participantId,
        type: 'cam',
        pendingTrack: track,
        starttime: Date.now(),
      }
    },
  }
}

export type Store = ReturnType<typeof createStore>
