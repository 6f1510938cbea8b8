import { useEffect, useRef, type RefObject } from 'react'

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
