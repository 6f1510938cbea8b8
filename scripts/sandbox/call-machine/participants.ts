import type { Subscription } from './store'

export type TrackState = 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable'

interface TrackInfo {
  state: TrackState
  subscribed: Subscription
  off?: Record<string, boolean>
  blocked?: Record<string, boolean>
}

interface ParticipantFacts {
  id: string
  local: boolean
  userName: string
  joinedAt: Date
  audio: TrackState
  video: TrackState
  /** What the local side takes from this participant. */
  subscribed: boolean
  recording?: boolean
  sharingScreen?: boolean
}

const trackInfo = (state: TrackState, subscribed: Subscription): TrackInfo => ({
  state,
  subscribed,
  ...(state === 'off' ? { off: { byUser: true } } : {}),
  ...(state === 'blocked' ? { blocked: { byPermissions: true } } : {}),
})

const isOn = (state: TrackState) => state !== 'off' && state !== 'blocked'

/** A participant as the media library's messages carry it. */
export function participant(facts: ParticipantFacts): Record<string, unknown> {
  const { id, local, userName, joinedAt, audio, video, subscribed } = facts
  const screen: TrackState = facts.sharingScreen ? 'playable' : 'off'
  return {
    local,
    session_id: id,
    user_id: id,
    user_name: userName,
    joined_at: joinedAt,
    will_eject_at: new Date(0),
    owner: false,
    record: facts.recording ?? false,
    audio: isOn(audio),
    video: isOn(video),
    screen: facts.sharingScreen ?? false,
    permissions: {
      hasPresence: true,
      canSend: new Set(['audio', 'video', 'screenVideo', 'screenAudio']),
      canReceive: { base: true },
      canAdmin: new Set(),
    },
    tracks: {
      audio: trackInfo(audio, local || subscribed),
      video: trackInfo(video, local || subscribed),
      screenAudio: trackInfo('off', local || subscribed),
      screenVideo: trackInfo(screen, local || subscribed),
    },
  }
}
