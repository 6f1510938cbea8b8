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
import { wasStopped } from '@/lib/listening/players-on-page'

/** `waiting` until the call first comes into view, then `playing`, with or without sound, then `ended`. */
export type CallState = 'waiting' | 'playing' | 'ended'

interface CallPlayback {
  state: CallState
  /** From the click on: until the recording has arrived, the state is `ended`. */
  sounding: boolean
  failed: boolean
  /** When it begins, in milliseconds of the call. */
  startMs: number
  /** How much of the recording has been heard. */
  heardMs: () => number
  playSilently: () => void
  /** Pauses the animations of the call, in which it is `elapsedMs` after its beginning, without sound. */
  scrubTo: (elapsedMs: number) => void
  /** Plays the call from its beginning, with its recording. */
  playWithSound: () => void
  /** Ends the call, and cancels a start whose recording has not arrived. */
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
    const end = () => {
      release()
      setSounding(false)
      setState('ended')
    }
    const finish = () => {
      audioRef.current?.pause()
      end()
    }
    const source = { pause: finish }
    const begin = (audio: HTMLAudioElement) => {
      audio.currentTime = 0
      audioFocus.started(source)
      setFailed(false)
      setSounding(true)
      // The finished call is shown until the sound starts.
      setState('ended')
    }
    const fail = (audio: HTMLAudioElement, error: unknown) => {
      if (audioRef.current !== audio) return
      console.error('The sample call could not be played', error)
      audioRef.current = null
      audioFocus.stopped(source)
      end()
      setFailed(true)
      if (audio.currentTime === 0) setState('playing')
    }
    // The system may pause and resume the recording, too. Events arrive late: it may have been stopped or started since.
    const recording = () => {
      const audio = new Audio(url)
      audio.addEventListener('play', () => {
        if (!audio.paused) begin(audio)
      })
      audio.addEventListener('playing', () => {
        if (audio.paused) return
        release()
        setState('playing')
      })
      // The words wait for a recording that is interrupted by the network.
      audio.addEventListener('waiting', () => sectionRef.current?.setAttribute('data-scrubbed', ''))
      audio.addEventListener('pause', () => {
        audioFocus.stopped(source)
        if (audio.paused) end()
      })
      audio.addEventListener('error', () => {
        if (!audio.paused) fail(audio, audio.error)
        // It was stopped before it had loaded. The next start tries again with another one.
        else if (audioRef.current === audio) audioRef.current = null
      })
      audio.addEventListener('ended', finish)
      return audio
    }
    return {
      heardMs: () => (audioRef.current?.currentTime ?? 0) * 1000,
      playSilently: () => setState('playing'),
      scrubTo(elapsedMs: number) {
        // Not while it sounds, or is about to: hearing a call scrolls to it.
        if (audioRef.current && !audioRef.current.paused) return
        // The animations are paused. scrub-call.ts sets their time.
        sectionRef.current?.setAttribute('data-scrubbed', '')
        sectionRef.current?.style.setProperty('--played', '0ms')
        setState(elapsedMs < durationMs ? 'playing' : 'ended')
      },
      playWithSound() {
        const audio = (audioRef.current ??= recording())
        begin(audio)
        audio.play().catch((error: unknown) => {
          if (!wasStopped(error)) fail(audio, error)
        })
      },
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
