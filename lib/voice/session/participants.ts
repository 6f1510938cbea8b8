import type { Participant } from './transport'

/** The name by which the platform's speaking participant is known. */
export const ASSISTANT_NAME = 'Vapi Speaker'

interface Present {
  /** The first name that the room knew; somebody who takes another one later stays who they were. */
  firstName: string
  /** The newest track of each kind, which may have started before its owner was recognised. */
  tracks: Map<string, MediaStreamTrack>
}

/**
 * Who is in the room besides the visitor, and which of them is the assistant. The platform gives its participant no
 * other mark than a name, which everybody can take: so it counts only as the first name of a participant.
 */
export interface Participants {
  /** Adds a participant, or the name of one who is there; says what is new. */
  addOrUpdate(participant: Participant): { isNew: boolean; isNewAssistant: boolean }
  /** True when the last assistant has left. */
  remove(id: string): boolean
  /** Ids of the assistants, in the order in which they were recognised. */
  assistants(): readonly string[]
  /** Whether it is an assistant, whose sound is played: two are there while one hands over to the other. */
  isAssistant(id: string): boolean
  /**
   * Whether its messages have consequences: of several assistants those of the first one, until it leaves. Undefined for
   * somebody whose name is not known.
   */
  isInCharge(id: string): boolean | undefined
  addTrack(id: string, track: MediaStreamTrack): void
  removeTrack(id: string, track: MediaStreamTrack): void
  tracksOf(id: string): readonly MediaStreamTrack[]
}

export function createParticipants(): Participants {
  const present = new Map<string, Present>()
  const isAssistant = (id: string) => present.get(id)?.firstName === ASSISTANT_NAME
  let assistants: readonly string[] = []

  return {
    addOrUpdate({ id, name }) {
      const known = present.get(id)
      if (!known) present.set(id, { firstName: name, tracks: new Map() })
      // The name may come after the participant.
      else if (!known.firstName) known.firstName = name
      const isNewAssistant = isAssistant(id) && !assistants.includes(id)
      if (isNewAssistant) assistants = [...assistants, id]
      return { isNew: !known, isNewAssistant }
    },
    remove(id) {
      const wasAssistant = assistants.includes(id)
      present.delete(id)
      assistants = assistants.filter((each) => each !== id)
      return wasAssistant && assistants.length === 0
    },
    assistants: () => assistants,
    isAssistant,
    isInCharge: (id) => (present.get(id)?.firstName ? assistants[0] === id : undefined),
    addTrack: (id, track) => void present.get(id)?.tracks.set(track.kind, track),
    removeTrack(id, track) {
      const tracks = present.get(id)?.tracks
      if (tracks?.get(track.kind)?.id === track.id) tracks.delete(track.kind)
    },
    tracksOf: (id) => [...(present.get(id)?.tracks.values() ?? [])],
  }
}
