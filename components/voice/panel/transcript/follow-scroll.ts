/** The heights of a scrolling element and of what is in it, in CSS pixels. */
export interface ScrollSize {
  scrollHeight: number
  clientHeight: number
}

export interface ScrollPosition extends ScrollSize {
  scrollTop: number
}

/** How near to the end still counts as reading along. */
const NEAR_END_PX = 24

/** Whether the reader is at the end, so that new lines may move the view. Otherwise they are reading back. */
export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight - scrollTop <= NEAR_END_PX

/**
 * Whether the view goes on following after a scroll event. The reader decides, but not when the box or the text
 * in it changed its size since (a turned phone, larger text): that moves the view as well.
 */
export const followsAfterScroll = (now: ScrollPosition, before: ScrollSize, followed: boolean): boolean =>
  isAtEnd(now) ||
  (followed && (now.scrollHeight !== before.scrollHeight || now.clientHeight !== before.clientHeight))
