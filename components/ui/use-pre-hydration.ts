import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Calls `takeOver` if the control has another value than `value` at hydration: a visitor may have changed it before, or
 * the browser restored it after a reload. React would not notice that. Set the result as the `ref` of the control.
 */
export function usePreHydrationValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string | number,
  takeOver: (control: Control) => void,
): RefObject<Control | null> {
  const controlRef = useRef<Control>(null)
  const atFirstRef = useRef({ value, takeOver })
  useEffect(() => {
    const control = controlRef.current
    const { value, takeOver } = atFirstRef.current
    if (control && control.value !== String(value)) takeOver(control)
  }, [])
  return controlRef
}

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
