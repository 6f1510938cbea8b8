'use client'

import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react'
import { audioFocus } from '@/lib/listening/audio-focus'

/** `waiting` until the call first comes into view, then `playing`, with or without sound, then `ended`. */
export type CallState = 'waiting' | 'playing' | 'ended'

interface CallPlayback {
  state: CallState
  sounding: boolean
  failed: boolean
  /** When it begins, in milliseconds of the call. */
  startMs: number
  playSilently: () => void
  /** Pauses the animations of the call, in which it is `elapsedMs` after its beginning, without sound. */
  scrubTo: (elapsedMs: number) => void
  /** Plays the call from its beginning, with its recording. */
  playWithSound: () => void
  finish: () => void
}

const Playback = createContext<CallPlayback | null>(null)

/** Playback of the call; only within `CallSection`. */
export function useCallPlayback(): CallPlayback {
  const playback = use(Playback)
  if (!playback) throw new Error('useCallPlayback must be used inside CallSection.')
  return playback
}

interface CallSectionProps extends ComponentPropsWithoutRef<'section'> {
  durationMs: number
  /**
   * The time in the call at which playback without sound begins. The caller has said by then why they call, so that
   * visitors need not wait for it.
   */
  silentStartMs?: number
  /** Address of the recording, which is fetched when the visitor plays it with sound. */
  url: string
}

/** The section of the sample call. CSS animations in it start when `data-call` becomes "playing". */
export function CallSection({ durationMs, silentStartMs = 0, url, ...section }: CallSectionProps) {
  const [state, setState] = useState<CallState>('waiting')
  const [sounding, setSounding] = useState(false)
  const [failed, setFailed] = useState(false)
  const startMs = sounding ? 0 : silentStartMs
  const audioRef = useRef<HTMLAudioElement | null>(null)
  const sectionRef = useRef<HTMLElement>(null)

  useEffect(() => () => audioRef.current?.pause(), [])

  useEffect(() => {
    if (state !== 'playing' || sounding || sectionRef.current?.hasAttribute('data-scrubbed')) return
    const timer = setTimeout(() => setState('ended'), durationMs - startMs)
    return () => clearTimeout(timer)
  }, [state, sounding, durationMs, startMs])

  const playback = useMemo(() => {
    const release = () => {
      sectionRef.current?.removeAttribute('data-scrubbed')
    }
    const finish = () => {
      release()
      audioRef.current?.pause()
      setSounding(false)
      setState('ended')
    }
    const source = { pause: finish }
    const recording = () => {
      const audio = new Audio(url)
      audio.addEventListener('pause', () => {
        audioFocus.stopped(source)
        // The system may also pause it. The event arrives late, so the recording may have started again.
        if (!audio.paused) return
        setSounding(false)
        setState('ended')
      })
      audio.addEventListener('ended', finish)
      return audio
    }
    const playWithSound = async () => {
      const audio = (audioRef.current ??= recording())
      release()
      // The finished call is shown until the sound starts.
      setState('ended')
      setFailed(false)
      audioFocus.started(source)
      audio.currentTime = 0
      try {
        await audio.play()
        setSounding(true)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
        console.error('The sample call could not be played', error)
        audioRef.current = null
        audioFocus.stopped(source)
        setFailed(true)
      }
      setState('playing')
    }
    return {
      playSilently: () => setState('playing'),
      scrubTo(elapsedMs: number) {
        // Not while it sounds, or is about to: hearing a call scrolls to it.
        if (audioRef.current && !audioRef.current.paused) return
        // The animations are paused. scrub-call.ts sets their time.
        sectionRef.current?.setAttribute('data-scrubbed', '')
        sectionRef.current?.style.setProperty('--played', '0ms')
        setState(elapsedMs < durationMs ? 'playing' : 'ended')
      },
      playWithSound: () => void playWithSound(),
      finish,
    }
  }, [url, durationMs])

  const value = useMemo(
    () => ({ ...playback, state, sounding, failed, startMs }),
    [playback, state, sounding, failed, startMs],
  )
  return (
    <Playback value={value}>
      <section
        {...section}
        ref={sectionRef}
        style={{ '--played': `${startMs}ms` } as CSSProperties}
        data-call={state}
      />
    </Playback>
  )
}
