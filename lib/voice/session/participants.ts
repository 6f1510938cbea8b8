import type { Participant } from './transport'

/** The name by which the platform's speaking participant is known. */
export const ASSISTANT_NAME = 'Vapi Speaker'

interface Present {
  isAssistant: boolean
  /** The newest track of each kind, which may have started before its owner was recognised. */
  tracks: Map<string, MediaStreamTrack>
}

/** Who is in the room besides the visitor, and which of them is the assistant. */
export interface Participants {
  /** Adds a participant, or the name of one who is there; says what is new. */
  addOrUpdate(participant: Participant): { isNew: boolean; isNewAssistant: boolean }
  /** True when the last assistant has left. */
  remove(id: string): boolean
  /** Undefined for somebody who has not been seen in the room. */
  isAssistant(id: string): boolean | undefined
  addTrack(id: string, track: MediaStreamTrack): void
  removeTrack(id: string, track: MediaStreamTrack): void
  tracksOf(id: string): readonly MediaStreamTrack[]
}

export function createParticipants(): Participants {
  const present = new Map<string, Present>()

  return {
    addOrUpdate({ id, name }) {
      const known = present.get(id)
      const isAssistant = name === ASSISTANT_NAME
      if (!known) present.set(id, { isAssistant, tracks: new Map() })
      // The name may come after the participant.
      const isNewAssistant = isAssistant && !known?.isAssistant
      if (known && isNewAssistant) known.isAssistant = true
      return { isNew: !known, isNewAssistant }
    },
    remove(id) {
      const wasAssistant = present.get(id)?.isAssistant === true
      present.delete(id)
      return wasAssistant && ![...present.values()].some(({ isAssistant }) => isAssistant)
    },
    isAssistant: (id) => present.get(id)?.isAssistant,
    addTrack: (id, track) => void present.get(id)?.tracks.set(track.kind, track),
    removeTrack(id, track) {
      const tracks = present.get(id)?.tracks
      if (tracks?.get(track.kind)?.id === track.id) tracks.delete(track.kind)
    },
    tracksOf: (id) => [...(present.get(id)?.tracks.values() ?? [])],
  }
}
