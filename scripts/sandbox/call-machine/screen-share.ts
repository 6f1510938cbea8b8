import type { Fields, MachineRequest } from './link'
import type { Session } from './session'

interface ScreenShareOptions {
  post(action: string, fields?: Fields): void
  session(): Session | undefined
}

/** The caller's screen: captured for real, shown to nobody. */
export function createScreenShare({ post, session }: ScreenShareOptions) {
  let stream: MediaStream | undefined

  const stop = () => {
    if (!stream) return
    stream.getTracks().forEach((track) => track.stop())
    stream = undefined
    session()?.room.setScreen(null)
    session()?.room.updateLocal()
    post('local-screen-share-stopped')
  }

  return {
    stop,
    async start(request: MachineRequest) {
      const current = session()
      if (!current || stream) return
      const { displayMediaOptions } = (request.captureOptions ?? {}) as {
        displayMediaOptions?: DisplayMediaStreamOptions
      }
      try {
        const captured = await navigator.mediaDevices.getDisplayMedia(displayMediaOptions)
        if (session() !== current) return captured.getTracks().forEach((track) => track.stop())
        stream = captured
        const [video] = captured.getVideoTracks()
        video?.addEventListener('ended', stop)
        current.onClose(stop)
        current.room.setScreen(video ?? null)
        current.room.updateLocal()
        post('local-screen-share-started')
      } catch (error) {
        post('local-screen-share-canceled')
        post('nonfatal-error', { type: 'screen-share-error', errorMsg: String(error) })
      }
    },
  }
}
