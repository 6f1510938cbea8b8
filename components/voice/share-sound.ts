import type { createAudioFocus } from '@/lib/site/audio-focus'
import type { PanelCall, PanelVoiceCall } from './panel/panel-call'

type SharedCall = Pick<PanelCall, 'presence' | 'subscribe'> & {
  snapshot(): { call: Pick<PanelVoiceCall, 'muted' | 'setMuted' | 'setVolume' | 'volume'> }
}

/**
 * Lets a call and the recordings of the page sound one at a time: a call that starts pauses the recording,
 * and a recording silences the call both ways until it stops. Returns its undo.
 */
export function shareSound(call: SharedCall, focus: ReturnType<typeof createAudioFocus>): () => void {
  let sounding = false
  let before: { muted: boolean; volume: number } | null = null

  const source = {
    pause() {
      const { muted, setMuted, setVolume, volume } = call.snapshot().call
      before = { muted, volume: volume() }
      setMuted(true)
      setVolume(0)
    },
    resume() {
      if (!before) return
      const { setMuted, setVolume } = call.snapshot().call
      setVolume(before.volume)
      setMuted(before.muted)
      before = null
    },
  }

  const unsubscribe = call.subscribe(() => {
    const { state } = call.presence()
    const sounds = state === 'connecting' || state === 'connected'
    if (sounds === sounding) return
    sounding = sounds
    if (sounds) return focus.started(source)
    focus.stopped(source)
    // The next call is heard, and is muted only as the visitor chose.
    source.resume()
  })
  return () => {
    unsubscribe()
    focus.stopped(source)
  }
}
