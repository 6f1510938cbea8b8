/** What a scrolling element tells, in CSS pixels. */
export interface ScrollPosition {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}

/** How near to the end still counts as reading along. */
const NEAR_END_PX = 24

/** Whether the reader is at the end, so that new lines may move the view. Otherwise they are reading back. */
export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight - scrollTop <= NEAR_END_PX
