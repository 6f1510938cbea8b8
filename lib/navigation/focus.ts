/** Moves the focus to an element that is not a control, such as a heading, without scrolling to it. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
