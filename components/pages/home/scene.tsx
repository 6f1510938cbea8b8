'use client'

import { useInView } from 'framer-motion'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { TurnableSwitchboard } from '@/components/illustrations/switchboard/turnable-switchboard'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { pauseRecording, playRecording } from '@/lib/listening/players-on-page'
import { savesData } from '@/lib/loading/save-data'
import { useRecordedCalls, type RecordedCallsProps } from './recorded-calls'

/** Few sites configure a 3D scene: its code is loaded with it. */
const SplineScene = lazy(async () => ({ default: (await import('./spline-scene')).SplineScene }))

interface SceneProps {
  /** The alternative text of the picture, and that of the control that turns the switchboard. */
  picture: string
  hint: string
  /** Address of a 3D scene; without one only the switchboard is shown. */
  sceneUrl: string | undefined
  calls: RecordedCallsProps
  children: ReactNode
}

/**
 * The switchboard drawing, replaced by a 3D scene if one is configured. The scene is loaded shortly before it comes into
 * view, except under reduced motion and on save-data. If it cannot be shown, the switchboard stays.
 */
export function Scene({ picture, hint, sceneUrl, calls, children }: SceneProps) {
  const { shown: jacks, playing } = useRecordedCalls(calls)
  const rootRef = useRef<HTMLDivElement>(null)
  const near = useInView(rootRef, { once: true, margin: '300px' })
  const reducedMotion = useReducedMotion()
  const wanted = near && !reducedMotion && !savesData(navigator)
  const [loaded, setLoaded] = useState(false)
  const shown = loaded && wanted
  return (
    <div ref={rootRef} className="relative aspect-2/1" data-scene={shown ? 'spline' : 'board'}>
      <TurnableSwitchboard
        className="absolute inset-0 cursor-grab [touch-action:pan-y] active:cursor-grabbing"
        aria-label={shown ? picture : `${picture} ${hint}`}
        disabled={shown}
        calls={jacks.length}
        connected={playing}
        onPlug={async (index) => {
          const [plugged, unplugged] = [jacks[index], jacks[playing]]
          if (plugged) return playRecording(plugged.id)
          if (unplugged) pauseRecording(unplugged.id)
          return true
        }}
      >
        <div className={shown ? 'invisible' : 'size-full'}>{children}</div>
      </TurnableSwitchboard>
      {sceneUrl && wanted ? (
        <ErrorBoundary where="3D scene" fallback={() => null}>
          <Suspense fallback={null}>
            <SplineScene url={sceneUrl} onVisibilityChange={setLoaded} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  )
}
