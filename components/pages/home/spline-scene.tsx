import type { Application } from '@splinetool/runtime'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const Spline = lazy(() => import('@splinetool/react-spline'))

interface SplineSceneProps {
  url: string
  /** Called with true once the scene can be seen, and with false when it is removed. A stable function. */
  onVisibilityChange: (visible: boolean) => void
}

/**
 * A 3D scene. Throws while rendering when it cannot be shown, so that an error boundary can replace it. A scene that was
 * exported for WebGPU only does not reject in a browser without WebGPU: the runtime writes a message on the canvas and
 * dispatches `splineerror`.
 */
export function SplineScene({ url, onVisibilityChange }: SplineSceneProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const refusedRef = useRef(false)
  const [refusal, setRefusal] = useState<Error | null>(null)
  const [downloaded, setDownloaded] = useState(false)

  useEffect(() => {
    const root = rootRef.current
    const refuse = (event: Event) => {
      refusedRef.current = true
      setRefusal(new Error('The scene cannot be shown here', { cause: (event as CustomEvent).detail }))
    }
    // A browser takes the context from a canvas when the graphics driver restarts, or many others are open.
    const events = ['splineerror', 'webglcontextlost']
    for (const event of events) root?.addEventListener(event, refuse, { capture: true })
    return () => {
      for (const event of events) root?.removeEventListener(event, refuse, { capture: true })
    }
  }, [])

  // The runtime lets a failed download go uncaught: it gets the scene once the browser has it.
  useEffect(() => {
    const controller = new AbortController()
    const download = async () => {
      const response = await fetch(url, { signal: controller.signal })
      if (!response.ok) throw new Error(`The host of the scene answered ${response.status}.`)
      await response.arrayBuffer()
    }
    download().then(
      () => setDownloaded(true),
      (cause: unknown) => {
        if (!controller.signal.aborted) setRefusal(new Error('The scene did not arrive.', { cause }))
      },
    )
    return () => controller.abort()
  }, [url])

  useEffect(() => () => onVisibilityChange(false), [onVisibilityChange])

  // A scene that finishes loading after the unmount is disposed, otherwise it would keep running.
  const show = (application: Application) => {
    if (!rootRef.current) application.dispose()
    else if (!refusedRef.current) onVisibilityChange(true)
  }

  if (refusal) throw refusal
  return (
    <div ref={rootRef} className="absolute inset-0">
      <Suspense fallback={null}>
        {downloaded ? <Spline scene={url} onLoad={show} aria-hidden="true" /> : null}
      </Suspense>
    </div>
  )
}
