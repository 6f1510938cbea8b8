'use client'

import { useEffect, useReducer, useRef, type SyntheticEvent } from 'react'
import { IDLE_AUDIO, nextAudioView, playedShare } from '@/lib/interaction/audio-player-state'
import { audioFocus } from '@/lib/site/audio-focus'

/**
 * Drives one audio element. The position is written to the card as `--played` and handed to
 * `onPosition`, so that React does not render on every frame.
 */
export function useAudioPlayer(onPosition: (seconds: number, share: number) => void) {
  const [view, dispatch] = useReducer(nextAudioView, IDLE_AUDIO)
  const audioRef = useRef<HTMLAudioElement>(null)
  const positionRef = useRef(onPosition)
  useEffect(() => {
    positionRef.current = onPosition
  })

  const showPosition = () => {
    const audio = audioRef.current
    if (audio) positionRef.current(audio.currentTime, playedShare(audio.currentTime, audio.duration))
  }

  useEffect(() => {
    if (view.state !== 'playing') return
    const audio = audioRef.current
    const source = { pause: () => audio?.pause() }
    audioFocus.started(source)
    let frame = requestAnimationFrame(function follow() {
      showPosition()
      frame = requestAnimationFrame(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      audioFocus.stopped(source)
    }
  }, [view.state])

  const play = () => {
    const audio = audioRef.current
    if (!audio) return
    dispatch({ type: 'play-asked' })
    audio.preload = 'auto'
    if (audio.error) audio.load()
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (audio.error) return
      console.error('The recording could not be played', error)
      dispatch({ type: 'play-failed' })
    })
  }

  const toggle = () => {
    if (view.state === 'playing') audioRef.current?.pause()
    else if (view.state !== 'loading') play()
  }

  const seek = (seconds: number) => {
    if (audioRef.current) audioRef.current.currentTime = seconds
    showPosition()
  }

  const audioEvents = {
    onPlay: () => dispatch({ type: 'play-asked' }),
    onPlaying: () => dispatch({ type: 'started' }),
    onPause: () => dispatch({ type: 'stopped' }),
    onSeeked: showPosition,
    onTimeUpdate: showPosition,
    onError: () => dispatch({ type: 'load-failed' }),
    onEnded: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      currentTarget.currentTime = 0
      dispatch({ type: 'ended' })
    },
  }

  return { view, audioRef, toggle, seek, audioEvents }
}
