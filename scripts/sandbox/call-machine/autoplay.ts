const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const

/**
 * Refuses to play media, as a browser's autoplay policy does, until the visitor's next gesture.
 * Returns the undo.
 */
export function blockAutoplay(): () => void {
  const { play } = HTMLMediaElement.prototype
  const undo = () => {
    HTMLMediaElement.prototype.play = play
    for (const gesture of GESTURES) window.removeEventListener(gesture, undo, true)
  }
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (this.muted) return play.call(this)
    return Promise.reject(
      new DOMException('play() can only be initiated by a user gesture.', 'NotAllowedError'),
    )
  }
  for (const gesture of GESTURES) window.addEventListener(gesture, undo, true)
  return undo
}
