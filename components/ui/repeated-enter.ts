/**
 * A `keydown` listener that prevents the click of Enter when the key is still held down from another control. Otherwise a
 * long press that closes something would also press the control that gets the focus next.
 */
export function ignoreRepeatedEnter(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
