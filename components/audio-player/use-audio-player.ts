import { useEffect, useReducer, useRef, type SyntheticEvent } from 'react'
import { canSeekTo, IDLE_AUDIO, nextAudioView, playedShare } from '@/lib/listening/audio-player-state'
import { audioFocus } from '@/lib/listening/audio-focus'
import { wasStopped } from '@/lib/listening/players-on-page'

interface AudioPlayerOptions {
  /** Length of the recording. Needed because browsers do not know it if the server sends no `Content-Length`. */
  durationSeconds: number
  /** Called on every frame while it plays, so that React does not render on each. */
  onPosition: (seconds: number, share: number) => void
}

/** Drives one audio element, whose own controls may start, stop and move it too. */
export function useAudioPlayer(options: AudioPlayerOptions) {
  const [view, dispatch] = useReducer(nextAudioView, IDLE_AUDIO)
  const audioRef = useRef<HTMLAudioElement>(null)
  const optionsRef = useRef(options)
  useEffect(() => {
    optionsRef.current = options
  })
  /** The position that was asked for, in seconds, while the browser cannot move there yet. */
  const wantedRef = useRef<number | null>(null)
  /** The complete recording, which is fetched if the server does not support range requests. */
  const downloadRef = useRef<Promise<string> | null>(null)
  const sourceRef = useRef({ pause: () => audioRef.current?.pause() })

  useEffect(() => {
    const source = sourceRef.current
    return () => {
      source.pause()
      audioFocus.stopped(source)
      void downloadRef.current?.then(URL.revokeObjectURL, () => {})
    }
  }, [])

  const showPosition = () => {
    const audio = audioRef.current
    if (!audio) return
    const { durationSeconds, onPosition } = optionsRef.current
    const seconds = wantedRef.current ?? audio.currentTime
    onPosition(seconds, playedShare(seconds, audio.duration, durationSeconds))
  }

  useEffect(() => {
    if (view.state !== 'playing') return
    let frame = requestAnimationFrame(function follow() {
      showPosition()
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [view.state])

  const play = (audio: HTMLAudioElement) => {
    dispatch({ type: 'play-asked' })
    // Claimed before the sound has loaded: the player that the visitor started last has the sound.
    audioFocus.started(sourceRef.current)
    audio.preload = 'auto'
    if (audio.error) audio.load()
    audio.play().catch((error: unknown) => {
      if (wasStopped(error) || audio.error) return
      console.error('The recording could not be played', error)
      audioFocus.stopped(sourceRef.current)
      dispatch({ type: 'play-failed' })
    })
  }

  /** Plays and pauses, and cancels a start while the recording loads. */
  const toggle = () => {
    const audio = audioRef.current
    if (!audio) return
    if (view.state === 'playing' || view.state === 'loading') audio.pause()
    else play(audio)
  }

  const seek = (seconds: number) => {
    const audio = audioRef.current
    if (!audio) return
    wantedRef.current = seconds
    if (audio.readyState === HTMLMediaElement.HAVE_NOTHING) audio.load()
    else moveToWanted(audio)
    showPosition()
  }

  const moveToWanted = (audio: HTMLAudioElement) => {
    const seconds = wantedRef.current
    if (seconds === null) return
    if (canSeekTo(audio.seekable, seconds)) {
      wantedRef.current = null
      audio.currentTime = seconds
      return
    }
    if (downloadRef.current) return
    downloadRef.current = downloadAsObjectUrl(audio.currentSrc)
    downloadRef.current.then(
      (url) => {
        const isPlaying = !audio.paused
        audio.src = url
        if (isPlaying) play(audio)
      },
      (error: unknown) => {
        console.warn('The recording plays from its beginning only', error)
        wantedRef.current = null
        downloadRef.current = null
      },
    )
  }

  const audioEvents = {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => moveToWanted(currentTarget),
    onPlay: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      // The event of a start that was cancelled since then is late.
      if (currentTarget.paused) return
      audioFocus.started(sourceRef.current)
      dispatch({ type: 'play-asked' })
    },
    onPlaying: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      if (!currentTarget.paused) dispatch({ type: 'started' })
    },
    onPause: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      audioFocus.stopped(sourceRef.current)
      dispatch({ type: 'stopped', atStart: currentTarget.currentTime === 0 })
    },
    onSeeked: showPosition,
    onTimeUpdate: showPosition,
    onError: () => {
      audioFocus.stopped(sourceRef.current)
      dispatch({ type: 'load-failed' })
    },
    onEnded: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      currentTarget.currentTime = 0
      dispatch({ type: 'ended' })
    },
  }

  return { view, audioRef, toggle, seek, audioEvents }
}

/** The whole file behind an address: a server that sends no parts of it cannot move to one. */
async function downloadAsObjectUrl(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return URL.createObjectURL(await response.blob())
}
