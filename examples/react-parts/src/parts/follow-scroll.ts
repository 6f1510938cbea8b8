/** The scroll position of an element, in CSS pixels. */
interface ScrollPosition {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}

/** How near to the end still counts as reading along: a line, which lines of another height than estimated may leave. */
const NEAR_END_PX = 32

const belowPx = ({ scrollTop, scrollHeight, clientHeight }: ScrollPosition) =>
  scrollHeight - clientHeight - scrollTop

/** Whether the reader is at the end, so that new lines may move the view. Otherwise they are reading back. */
const isAtEnd = (position: ScrollPosition) => belowPx(position) <= NEAR_END_PX

/**
 * Whether the view still follows new lines after a scroll event. It does at the end of the text, where it has not moved up,
 * and where the element has another height than before: larger text and a rotated phone move the view, too. Otherwise the
 * reader has scrolled up.
 *
 * @param before the element when the view was last at rest
 */
export const followsAfterScroll = (
  now: ScrollPosition,
  before: Omit<ScrollPosition, 'scrollHeight'>,
  followed: boolean,
): boolean =>
  isAtEnd(now) ||
  (followed && (now.scrollTop >= before.scrollTop || now.clientHeight !== before.clientHeight))

/** The space below the last line. */
const SPACE_BELOW_PX = 12

/** Whether a part of the text is below the view, and be it half a line. */
export const hasMoreBelow = (position: ScrollPosition): boolean => belowPx(position) > SPACE_BELOW_PX
