import type { KeyboardEvent } from 'react'

const KEY_STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Moves the focus among the elements of a selector: to the next or previous with arrows, to the first or last with Home
 * and End. Tab reaches each of them as well.
 */
export function moveFocusWithKeys(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  options?: FocusOptions,
): void {
  // Shortcuts of the browser, such as Alt and an arrow for Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const index = elements.indexOf(event.target as HTMLElement)
  const step = KEY_STEPS[event.key]
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (index + step) % elements.length
  if (index < 0 || next === undefined) return
  event.preventDefault()
  elements.at(next)?.focus(options)
}

/**
 * A `keydown` listener that prevents the click of Enter when the key is still held down from another control. Otherwise a
 * long press that closes something would also press the control that gets the focus next.
 */
export function ignoreRepeatedEnter(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
