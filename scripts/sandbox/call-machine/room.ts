import type { Setup } from '../scenario/setup-schema'
import type { Behaviour } from '../platform/behaviours'
import { ASSISTANT_LISTENER_NAME, ASSISTANT_SPEAKER_NAME } from '../settings'
import type { Fields } from './link'
import { newId } from './new-id'
import type { LocalMedia } from './local-media'
import { participant, type TrackState } from './participants'
import type { Wire } from '../platform/wire'
import type { Store, Subscription } from './store'

interface Remote {
  id: string
  userName: string
  joinedAt: Date
  audio: TrackState
  video: TrackState
  tracks: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }
  /** The tracks that the page gets. Each subscription creates a new track, which a script may stop. */
  received: Remote['tracks']
  /** What the track's state would be once subscribed; `off` when it carries nothing. */
  offers: { audio: TrackState; video: TrackState }
}

interface RoomOptions {
  store: Store
  post(action: string, fields?: Fields): void
  media: LocalMedia
  userName: string
  localUpdates: Setup['localUpdates']
  /** Types of the messages that the assistant sends the page. Undefined, in a room of no web call: all of them. */
  clientMessages: readonly string[] | undefined
  /** A message of another type, which the page does not get. */
  onUnsent(data: string): void
  /** Which of the platform's two participants sends its messages. */
  messagesFrom: Behaviour['messagesFrom']
  /** What happens to the assistant's messages on their way; `deliver` gives one to the client. */
  wire(deliver: (data: unknown) => void): Wire
}

/** Who is in the room and what the caller takes from them; every change is reported to the media library. */
export function createRoom(options: RoomOptions) {
  const { store, post, media, userName, localUpdates, clientMessages, messagesFrom } = options
  const localId = newId()
  const localJoinedAt = new Date()
  const remotes = new Map<string, Remote>()
  let assistantId: string | undefined
  let listenerId: string | undefined
  let recording = false
  let screen: MediaStreamTrack | null = null

  const wants = (id: string, kind: 'audio' | 'video'): boolean => {
    const { subscribedTracks } = store.getState().local.public
    const subscription = subscribedTracks[id] ?? subscribedTracks.ALL
    if (typeof subscription === 'object') return subscription[`cam-${kind}`] === true
    return subscription === true
  }

  const local = () =>
    participant({
      id: localId,
      local: true,
      userName,
      joinedAt: localJoinedAt,
      audio: media.audioState(),
      video: media.videoState(),
      subscribed: true,
      recording,
      sharingScreen: screen !== null,
    })

  const remote = (of: Remote) =>
    participant({
      id: of.id,
      local: false,
      userName: of.userName,
      joinedAt: of.joinedAt,
      audio: of.audio,
      video: of.video,
      subscribed: wants(of.id, 'audio'),
    })

  const endReceived = (of: Remote, kind: 'audio' | 'video') => {
    const track = of.received[kind]
    of.received[kind] = null
    if (!track) return
    track.stop()
    store.removeTrack(of.id, track)
  }

  /** Brings the states of a participant's tracks in line with the subscription. */
  const settle = (of: Remote) => {
    for (const kind of ['audio', 'video'] as const) {
      const track = of.tracks[kind]
      const offered = of.offers[kind]
      if (offered === 'off') of[kind] = 'off'
      else if (!wants(of.id, kind)) {
        of[kind] = 'sendable'
        endReceived(of, kind)
      } else if (!track) of[kind] = 'loading'
      else {
        // The track has to be in the store before the message that calls it playable.
        store.addTrack(of.id, (of.received[kind] ??= track.clone()))
        of[kind] = offered
      }
    }
  }

  const add = (userName: string, offers: Remote['offers']): Remote => {
    const of: Remote = {
      id: newId(),
      userName,
      joinedAt: new Date(),
      audio: 'off',
      video: 'off',
      tracks: { audio: null, video: null },
      received: { audio: null, video: null },
      offers,
    }
    remotes.set(of.id, of)
    store.addParticipant(of.id)
    return of
  }

  const remove = (of: Remote, reason?: string) => {
    remotes.delete(of.id)
    post('participant-left', { participant: remote(of), ...(reason ? { reason } : {}) })
    for (const kind of ['audio', 'video'] as const) endReceived(of, kind)
    store.removeParticipant(of.id)
    postCounts()
  }

  const announce = (of: Remote) => {
    settle(of)
    post('participant-joined', { participant: remote(of) })
    postCounts()
  }

  const postCounts = () =>
    post('participant-counts-updated', { participantCounts: { present: remotes.size + 1, hidden: 0 } })

  /** Who sends the platform's messages; undefined while it is not there. */
  const senderId = () => (messagesFrom === 'listener' ? listenerId : assistantId)

  const wire = options.wire((data) => {
    const fromId = senderId()
    if (fromId !== undefined) post('app-message', { data, fromId })
  })

  const assistant = () => (assistantId === undefined ? undefined : remotes.get(assistantId))

  return {
    localId,
    assistantId: () => assistantId,
    senderId,
    /** All participants, as `joined-meeting` lists them. */
    participants(): Record<string, unknown> {
      const listed: Record<string, unknown> = { local: local() }
      for (const of of remotes.values()) {
        settle(of)
        listed[of.id] = remote(of)
      }
      return listed
    },
    updateLocal() {
      store.setLocalTracks('cam', media.tracks())
      if (localUpdates === 'reported') post('participant-updated', { participant: local() })
    },
    setRecording(on: boolean) {
      recording = on
    },
    setScreen(track: MediaStreamTrack | null) {
      screen = track
      store.setLocalTracks('screen', track ? [track] : [])
    },
    /** The assistant enters. With `silently`, no event says so, because the list of `joined-meeting` has it. */
    assistantJoins(offers: Remote['offers'], silently = false) {
      const speaker = add(ASSISTANT_SPEAKER_NAME, offers)
      const listener = add(ASSISTANT_LISTENER_NAME, { audio: 'off', video: 'off' })
      assistantId = speaker.id
      listenerId = listener.id
      if (!silently) for (const of of [speaker, listener]) announce(of)
    },
    /** The assistant's tracks have arrived over the connection. */
    assistantTracks(tracks: Remote['tracks']) {
      const of = assistant()
      if (!of) return
      of.tracks = tracks
      settle(of)
      post('participant-updated', { participant: remote(of) })
    },
    setAssistantAudio(state: TrackState) {
      const of = assistant()
      if (!of) return
      of.offers.audio = state
      settle(of)
      post('participant-updated', { participant: remote(of) })
    },
    assistantLeaves(reason?: string) {
      for (const id of [assistantId, listenerId]) {
        const of = id === undefined ? undefined : remotes.get(id)
        if (of) remove(of, reason)
      }
      assistantId = listenerId = undefined
    },
    guestJoins(name: string): string {
      const of = add(name, { audio: 'off', video: 'off' })
      announce(of)
      return of.id
    },
    guestLeaves(name: string) {
      for (const of of remotes.values()) if (of.userName === name) remove(of)
    },
    subscribe(id: string, subscription: Subscription) {
      store.subscribe(id, subscription)
      const of = remotes.get(id)
      if (!of) return
      settle(of)
      post('participant-updated', { participant: remote(of) })
    },
    /** An app message, from the platform unless another sender is named. */
    send(data: unknown, fromId = senderId()) {
      if (fromId === undefined) return
      if (fromId === senderId()) wire.send(data)
      else post('app-message', { data, fromId })
    },
    /** A message of the platform, for a page that gets messages of this type. */
    say(message: Fields) {
      const data = JSON.stringify(message)
      if (clientMessages?.includes(String(message.type)) ?? true) wire.send(data)
      else options.onUnsent(data)
    },
    /** Delivers a delayed message now, because the room is about to close. */
    flush: () => wire.flush(),
    remoteIds: () => [...remotes.keys()],
  }
}

export type Room = ReturnType<typeof createRoom>
