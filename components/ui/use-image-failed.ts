import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Whether an image failed to load. Also detects an image that failed before hydration, whose error event had no
 * listener. Put `imageProps` on the `<img>`.
 */
export function useImageFailed() {
  const [failed, setFailed] = useState(false)
  const ref = useRef<HTMLImageElement>(null)
  const onError = useCallback(() => setFailed(true), [])
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) onError()
  }, [onError])
  return { failed, imageProps: { ref, onError } }
}
