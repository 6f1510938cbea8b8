/**
 * For `keydown`: Enter that is still held down from another control presses nothing here. Without it, a visitor who
 * closes something with a long press presses what gets the focus next as well.
 */
export function ignoreHeldEnter(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
