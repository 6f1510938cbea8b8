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
 * Whether the view still follows new lines after a scroll event. It does at the end of the text, and where a change of the
 * size of the box or of its text (a rotated phone, larger text) caused the scroll event instead of the reader.
 */
export const followsAfterScroll = (now: ScrollPosition, before: ScrollSize, followed: boolean): boolean =>
  isAtEnd(now) ||
  (followed && (now.scrollHeight !== before.scrollHeight || now.clientHeight !== before.clientHeight))
