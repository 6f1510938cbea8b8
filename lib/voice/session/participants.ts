import type { Participant } from './transport'

/** The names of the platform's two participants: one sends the assistant's voice, the other hears the visitor. */
export const ASSISTANT_NAME = 'Vapi Speaker'
const LISTENER_NAME = 'Vapi Listener'

interface Present {
  /** The first name of the participant. A later change of the name does not change whom we trust. */
  firstName: string
  /** The newest track of each kind, which may have started before its owner was recognised. */
  tracks: Map<string, MediaStreamTrack>
}

/**
 * The participants of the room besides the visitor, and which of them is the assistant. The platform marks its participants
 * only by a name. Any participant can change its name to that later, so only the first name of a participant counts.
 */
export function createParticipants() {
  const present = new Map<string, Present>()
  const nameOf = (id: string) => present.get(id)?.firstName
  const isAssistant = (id: string) => nameOf(id) === ASSISTANT_NAME
  /** Ids of participants with one of the platform's names, in the order in which they were recognised. */
  let platform: readonly string[] = []
  const assistants = () => platform.filter(isAssistant)

  return {
    /** Adds a participant, or the name of a participant that had none. Returns what is new. */
    addOrUpdate({ id, name }: Participant): { isNew: boolean; isNewAssistant: boolean } {
      const known = present.get(id)
      if (!known) present.set(id, { firstName: name, tracks: new Map() })
      // The name may arrive after the participant.
      else if (!known.firstName) known.firstName = name
      const isRecognised = (isAssistant(id) || nameOf(id) === LISTENER_NAME) && !platform.includes(id)
      if (isRecognised) platform = [...platform, id]
      return { isNew: !known, isNewAssistant: isRecognised && isAssistant(id) }
    },
    /** Removes a participant. True if it was the last assistant. */
    remove(id: string): boolean {
      const wasAssistant = isAssistant(id)
      present.delete(id)
      platform = platform.filter((each) => each !== id)
      return wasAssistant && assistants().length === 0
    },
    /** Ids of the assistants, in the order in which they were recognised. */
    assistants,
    /** Whether it is an assistant, whose sound we play. While one hands over to another, there are two. */
    isAssistant,
    /**
     * Whether its messages may change the call, because it is one of the platform's two participants. If several have the same
     * name, only the first one counts, until it leaves. Undefined while the name is not known yet, or another participant
     * with that name was first.
     */
    isInCharge(id: string): boolean | undefined {
      const name = nameOf(id)
      if (name && !platform.includes(id)) return false
      return platform.find((each) => nameOf(each) === name) === id || undefined
    },
    addTrack: (id: string, track: MediaStreamTrack) => void present.get(id)?.tracks.set(track.kind, track),
    removeTrack(id: string, track: MediaStreamTrack) {
      const tracks = present.get(id)?.tracks
      if (tracks?.get(track.kind)?.id === track.id) tracks.delete(track.kind)
    },
    tracksOf: (id: string): readonly MediaStreamTrack[] => [...(present.get(id)?.tracks.values() ?? [])],
  }
}
