import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes over what a control holds when the page's code arrives: a visitor may have used it before that, and some
 * browsers restore it after a reload. React would leave it in the control and know nothing of it. Put the result on the
 * control as its `ref`.
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
