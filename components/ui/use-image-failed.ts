import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Whether an image failed to load. An image that failed before hydration fired its error event unheard, so it is looked
 * at as well. Put `imageProps` on the `<img>`.
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
