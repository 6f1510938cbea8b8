import type { SwitchboardRotation } from './rotation'

export interface BoardInput {
  isDisabled: () => boolean
  /** The visitor has plugged the cord into the jack of a call, or has pulled it out: -1. Resolves with false if it cannot be played. */
  onPlug: (call: number) => Promise<boolean>
  /** Which call plays; -1 for none. */
  connected: () => number
  /** The last press of a pointer or a key that came before this code. */
  early: () => PointerEvent | KeyboardEvent | null
}

/** For how long a press counts that came before this code. */
const EARLY_MS = 2000

/** Turns the board by pointer and arrow keys, and carries the plug, until the rotation is disposed. */
export function withInput(
  root: HTMLElement,
  rotation: SwitchboardRotation,
  input: BoardInput,
): SwitchboardRotation {
  const listening = new AbortController()
  const { signal } = listening
  /** Last position during a drag, and whether it carries the plug; null otherwise. */
  let pointer: { x: number; y: number; hasPlug: boolean } | null = null

  const hold = ({ clientX: x, clientY: y }: PointerEvent) => {
    pointer = { x, y, hasPlug: rotation.grip(x, y) !== undefined }
    if (!pointer.hasPlug) rotation.hold()
  }
  const drop = async ({ clientX, clientY }: PointerEvent) => {
    if (!(await input.onPlug(rotation.drop(clientX, clientY)))) rotation.connect(-1)
  }
  const release = (event: PointerEvent) => {
    const released = pointer
    pointer = null
    if (!released) return
    if (!released.hasPlug) rotation.release()
    // The browser has taken the pointer to scroll the page.
    else if (event.type === 'pointercancel') rotation.connect(input.connected())
    else void drop(event)
  }

  root.addEventListener(
    'pointerdown',
    (event) => {
      if (input.isDisabled() || event.button !== 0 || !event.isPrimary) return
      root.setPointerCapture(event.pointerId)
      hold(event)
    },
    { signal },
  )
  root.addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y } = event
      // Pressed before this code came.
      if (!pointer && event.buttons === 1 && !input.isDisabled()) return hold(event)
      if (!pointer) {
        root.style.cursor = !input.isDisabled() && rotation.grip(x, y) ? 'pointer' : ''
        return
      }
      if (pointer.hasPlug) rotation.carry(x, y)
      else rotation.dragBy(x - pointer.x, y - pointer.y)
      pointer = { ...pointer, x, y }
    },
    { signal },
  )
  root.addEventListener('pointerup', release, { signal })
  root.addEventListener('pointercancel', release, { signal })
  // Dragging the plug with a finger must not scroll the page.
  root.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches
      if (input.isDisabled() || !touch) return
      if (rotation.grip(touch.clientX, touch.clientY) === 'plug') event.preventDefault()
    },
    { signal, passive: false },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      if (input.isDisabled() || !event.key.startsWith('Arrow')) return
      event.preventDefault()
      rotation.rotateByKey(event.key)
    },
    { signal },
  )

  const early = input.early()
  if (early && performance.now() - early.timeStamp < EARLY_MS) {
    if ('key' in early) rotation.rotateByKey(early.key)
    else if (rotation.grip(early.clientX, early.clientY)) void drop(early)
  }

  return {
    ...rotation,
    dispose() {
      listening.abort()
      rotation.dispose()
    },
  }
}
