import type { Participant } from './transport'

/** The names of the platform's two participants: one sends the assistant's voice, the other hears the visitor. */
export const ASSISTANT_NAME = 'Vapi Speaker'
const LISTENER_NAME = 'Vapi Listener'

export interface RemoteTrack {
  participantId: string
  track: MediaStreamTrack
}

/** The participants of the room besides the visitor, their tracks, and which of them is the assistant. */
export function createParticipants() {
  /** The first name of each, by id. The platform marks its participants only by a name, and anybody may take that name later. */
  const firstNames = new Map<string, string>()
  const isAssistant = (id: string) => firstNames.get(id) === ASSISTANT_NAME
  /** Ids of participants with one of the platform's names, in the order in which they were recognised. */
  let platform: readonly string[] = []
  const assistants = () => platform.filter(isAssistant)
  /** The tracks that have not ended, the newest last. A track may start before its owner is recognised. */
  let tracks: readonly RemoteTrack[] = []
  const sent = (kind: 'audio' | 'video') =>
    tracks.filter(({ track, participantId }) => track.kind === kind && isAssistant(participantId))
  const isRunning = ({ track }: RemoteTrack) => track.readyState !== 'ended'

  return {
    /** Adds a participant, or the name of a participant that had none. `isRecognised`: it is one of the platform's two from now on. */
    addOrUpdate({ id, name }: Participant): { isNew: boolean; isRecognised: boolean } {
      const isNew = !firstNames.has(id)
      // The name may arrive after the participant.
      firstNames.set(id, firstNames.get(id) || name)
      const isRecognised = (isAssistant(id) || firstNames.get(id) === LISTENER_NAME) && !platform.includes(id)
      if (isRecognised) {
        platform = [...platform, id]
        const isTheirs = ({ participantId }: RemoteTrack) => participantId === id
        tracks = [...tracks.filter((sent) => !isTheirs(sent)), ...tracks.filter(isTheirs)]
      }
      return { isNew, isRecognised }
    },
    /** Removes a participant. True if it was the last assistant. */
    remove(id: string): boolean {
      const wasAssistant = isAssistant(id)
      firstNames.delete(id)
      platform = platform.filter((each) => each !== id)
      tracks = tracks.filter(({ participantId }) => participantId !== id)
      return wasAssistant && assistants().length === 0
    },
    recognised: () => platform,
    assistants,
    /** Whether it is an assistant, whose sound we play. While one hands over to another, there are two. */
    isAssistant,
    /**
     * Whether its messages may change the call: it is the first of the platform's participants with this name, until it leaves.
     * Undefined while the name is not known yet, or if another one was first.
     */
    isInCharge(id: string): boolean | undefined {
      const name = firstNames.get(id)
      if (name && !platform.includes(id)) return false
      return platform.find((each) => firstNames.get(each) === name) === id || undefined
    },
    trackStarted(participantId: string, track: MediaStreamTrack) {
      this.trackStopped(track)
      if (firstNames.has(participantId)) tracks = [...tracks, { participantId, track }]
    },
    trackStopped({ id }: MediaStreamTrack) {
      tracks = tracks.filter(({ track }) => track.id !== id)
    },
    /** The newest track of this kind that an assistant sends. A script of the page may have stopped a newer one. */
    newestTrack: (kind: 'audio' | 'video') => sent(kind).findLast(isRunning),
    /** Whether the assistant sends sound of which nothing is left: a script of the page has stopped the track. */
    hasEndedSound: () => sent('audio').length > 0 && !sent('audio').some(isRunning),
  }
}
