import { useEffect, useRef, useState } from 'react'
import { createSaveButton, type SaveButton, type SaveState } from '@/lib/interaction/save-button'
import { systemClock } from '@/lib/timing/clock'
import { fireConfetti } from './confetti'

/**
 * Drives one booking button: `book` opens the scheduling page and saves, as one step that succeeds or fails.
 * The button keeps its size until it is idle again, because a shorter label would shift the elements beside it.
 */
export function useBooking(openSchedulingPage: () => void) {
  const [state, setState] = useState<SaveState>('idle')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const saveButtonRef = useRef<SaveButton | null>(null)
  const openRef = useRef(openSchedulingPage)
  useEffect(() => {
    openRef.current = openSchedulingPage
  })

  useEffect(() => {
    const saveButton = createSaveButton({
      clock: systemClock,
      beforeSave: () => openRef.current(),
      onChange: (next) => {
        if (next === 'idle') releaseSize(buttonRef.current)
        setState(next)
      },
      onSaved: () => buttonRef.current && void fireConfetti(buttonRef.current),
      logError: (message, error) => console.error(message, error),
    })
    saveButtonRef.current = saveButton
    return () => saveButton.dispose()
  }, [])

  const book = (save?: () => Promise<unknown>) => {
    keepSize(buttonRef.current)
    saveButtonRef.current?.click(save)
  }
  return { state, book, buttonRef }
}

function keepSize(button: HTMLElement | null) {
  if (!button) return
  const { width, height } = button.getBoundingClientRect()
  Object.assign(button.style, { minWidth: `${width}px`, minHeight: `${height}px` })
}

function releaseSize(button: HTMLElement | null) {
  button?.style.removeProperty('min-width')
  button?.style.removeProperty('min-height')
}
