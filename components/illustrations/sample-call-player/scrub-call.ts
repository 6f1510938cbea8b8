/** The first share of the call is scrolled through before the stage stands still, from this height of the window. */
const APPROACH_SHARE = 0.12
const APPROACH_FROM = 0.7
/** In the last part of the way the stage shows the outcome. */
const STAND_UNTIL = 0.9

const shareOf = (value: number) => Math.min(1, Math.max(0, value))

/**
 * Follows the scrolling while the stage stands still and the element after it scrolls past (call.module.css). In each
 * frame in which the visitor has scrolled, it moves the animations of the stage, and calls back with the time in the call
 * in milliseconds. While `isHeld` returns true, the stage stays as it is until it has left the window. Returns the undo.
 */
export function scrubCall(
  stage: Element,
  durationMs: number,
  isHeld: () => boolean,
  onElapsed: (elapsedMs: number) => void,
) {
  let frame = 0
  let stays = false
  let moveTo: ((elapsedMs: number) => void) | undefined
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
    const elapsedMs = (approach * APPROACH_SHARE + stand * (1 - APPROACH_SHARE)) * durationMs
    onElapsed(elapsedMs)
    // A call that has ended has no animations. Those of a running call exist after the next render.
    const isPlaying = stage.closest('[data-call="playing"]') !== null
    if (isPlaying) (moveTo ??= pausedAnimations(stage))(elapsedMs)
    else {
      moveTo = undefined
      if (elapsedMs < durationMs) schedule()
    }
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

/**
 * Returns a function that moves the paused animations of a stage to a time of the call. It moves only animations that
 * change at that time. A frame that moved all of them would make the browser draw the whole stage again.
 */
function pausedAnimations(stage: Element): (elapsedMs: number) => void {
  const animations = stage.getAnimations({ subtree: true }).flatMap((animation) => {
    const timing = animation.effect?.getComputedTiming()
    if (animation.playState !== 'paused' || !timing) return []
    return [{ animation, startMs: timing.delay ?? 0, endMs: Number(timing.endTime) }]
  })
  let shownMs: number | undefined
  return (elapsedMs) => {
    const before = shownMs ?? Number.NEGATIVE_INFINITY
    const [from, to] = [Math.min(before, elapsedMs), Math.max(before, elapsedMs)]
    for (const { animation, startMs, endMs } of animations)
      if (shownMs === undefined || (from < endMs && to > startMs)) animation.currentTime = elapsedMs
    shownMs = elapsedMs
  }
}
