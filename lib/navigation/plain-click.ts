/** The fields of a click that decide who handles it. React's events and those of the browser have them. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>

/** Whether a click on a link is ours to handle: the browser opens modified ones in a new tab, and another handler may have prevented it. */
export const isPlainClick = (click: Click): boolean =>
  !click.defaultPrevented &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey &&
  click.button === 0
