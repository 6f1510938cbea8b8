/** The first share of the call is scrolled through before the stage stands still, from this height of the window. */
const APPROACH_SHARE = 0.12
const APPROACH_FROM = 0.7
/** In the last part of the way the stage shows the outcome. */
const STAND_UNTIL = 0.9

const shareOf = (value: number) => Math.min(1, Math.max(0, value))

/**
 * Follows the scrolling while a stage stands still over the element after it (call.module.css): calls back with the share of the
 * call, 0 to 1, at each frame in which the visitor has scrolled. `isHeld` lets it stay as it is until it has left the window.
 * Returns the undo.
 */
export function scrubCall(stage: Element, isHeld: () => boolean, onShare: (share: number) => void) {
  let frame = 0
  let stays = false
  const follow = () => {
    frame = 0
    const way = stage.nextElementSibling?.getBoundingClientRect()
    if (!way?.height) return
    const box = stage.getBoundingClientRect()
    const isInView = box.top < window.innerHeight && box.bottom > 0
    stays = isHeld() || (stays && isInView)
    if (stays) return
    const restTop = Number.parseFloat(getComputedStyle(stage).top)
    const startTop = window.innerHeight * APPROACH_FROM
    const approach = shareOf((startTop - box.top) / (startTop - restTop))
    const stand = shareOf((box.bottom - way.top) / way.height / STAND_UNTIL)
    onShare(approach * APPROACH_SHARE + stand * (1 - APPROACH_SHARE))
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(follow)
  }
  schedule()
  window.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', schedule)
    window.removeEventListener('resize', schedule)
  }
}
