import type { createAudioFocus } from '@/lib/listening/audio-focus'
import type { PanelCall, PanelVoiceCall } from './panel/panel-call'

type SharedCall = Pick<PanelCall, 'presence' | 'subscribe'> & {
  snapshot(): { call: Pick<PanelVoiceCall, 'muted' | 'setMuted' | 'setVolume' | 'volume'> }
}

/**
 * Plays only a call or another sound of the page at a time: a call that starts pauses a recording or a video, and either of them
 * mutes the call in both directions until it stops. Returns the undo.
 */
export function shareSound(call: SharedCall, focus: ReturnType<typeof createAudioFocus>): () => void {
  let isAudible = false
  /** The sound settings of the call before another sound muted it. */
  let soundBefore: { muted: boolean; volume: number } | null = null

  const source = {
    pause() {
      const { muted, setMuted, setVolume, volume } = call.snapshot().call
      soundBefore = { muted, volume: volume() }
      setMuted(true)
      setVolume(0)
    },
    resume() {
      if (!soundBefore) return
      const { setMuted, setVolume } = call.snapshot().call
      setVolume(soundBefore.volume)
      setMuted(soundBefore.muted)
      soundBefore = null
    },
  }

  const unsubscribe = call.subscribe(() => {
    const { state } = call.presence()
    const isAudibleNow = state === 'connecting' || state === 'connected'
    if (isAudibleNow === isAudible) return
    isAudible = isAudibleNow
    if (isAudible) return focus.started(source)
    focus.stopped(source)
    // The next call is heard, and is muted only as the visitor chose.
    source.resume()
  })
  return () => {
    unsubscribe()
    focus.stopped(source)
  }
}
