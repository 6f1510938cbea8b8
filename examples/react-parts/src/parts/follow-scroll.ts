/** Where a scrolling element is, in CSS pixels. */
interface ScrollPosition {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}

/** How near to the end still counts as reading along. */
const NEAR_END_PX = 24

/** Whether the reader is at the end, so that new lines may move the view. Otherwise they are reading back. */
const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight - scrollTop <= NEAR_END_PX

/**
 * Whether the view still follows new lines after a scroll event. It does at the end of the text, and where it has not moved
 * up: larger text and a rotated phone leave it above the end without moving it up, which only the reader does.
 *
 * @param topBefore `scrollTop` before the event
 */
export const followsAfterScroll = (now: ScrollPosition, topBefore: number, followed: boolean): boolean =>
  isAtEnd(now) || (followed && now.scrollTop >= topBefore)
