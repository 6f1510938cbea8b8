import type { Scenario } from '../scenario/schema'
import type { Fields } from './link'
import { newId } from './new-id'
import type { Session } from './session'

interface RecorderOptions {
  post(action: string, fields?: Fields): void
  session(): Session | undefined
  scenario(): Scenario
}

const START_AFTER_MS = 150

/** Cloud recording: nothing is stored; the events are those of the media library. */
export function createRecorder({ post, session, scenario }: RecorderOptions) {
  let recordingId: string | undefined
  return {
    start() {
      const current = session()
      if (!current) return
      const { recording } = scenario()
      setTimeout(() => {
        if (session() !== current) return
        if (recording === 'fails') {
          const msg = 'The recording could not be started.'
          return post('recording-error', { errorMsg: msg, error: { type: 'cloud-recording-error', msg } })
        }
        recordingId = newId()
        current.room.setRecording(true)
        post('recording-started', {
          recordingId,
          local: true,
          startedBy: current.room.localId,
          type: 'cloud',
          layout: { preset: 'default' },
        })
      }, START_AFTER_MS)
    },
    stop() {
      if (recordingId === undefined) return
      session()?.room.setRecording(false)
      post('recording-stopped', { recordingId, type: 'cloud' })
      recordingId = undefined
    },
  }
}
