import { createOrbitRotation } from '@/lib/drawing/orbit-rotation'

/** A clock whose frames are run by `draw`. */
function manualFrames() {
  let callback: ((nowMs: number) => void) | null = null
  let nowMs = 1000
  return {
    requestAnimationFrame(next: (nowMs: number) => void) {
      callback = next
      return 1
    },
    cancelAnimationFrame() {
      callback = null
    },
    scheduled: () => callback !== null,
    draw(elapsedMs: number) {
      nowMs += elapsedMs
      const due = callback
      callback = null
      due?.(nowMs)
    },
  }
}

const turned = (frameMs: number, totalMs: number) => {
  const clock = manualFrames()
  const rotation = createOrbitRotation({ clock, onTurn: () => undefined })
  rotation.start()
  clock.draw(0)
  for (let elapsed = 0; elapsed < totalMs; elapsed += frameMs) clock.draw(frameMs)
  return rotation.rotationDeg()
}

it.each([8, 20, 50, 100, 500])('turns 6° in a second, drawn every %d ms', (frameMs) => {
  expect(turned(frameMs, 1000)).toBeCloseTo(6)
})

it('does not turn and schedules no frame once stopped', () => {
  const clock = manualFrames()
  const rotation = createOrbitRotation({ clock, onTurn: () => undefined })
  rotation.start()
  clock.draw(0)
  clock.draw(1000)
  rotation.stop()
  expect(clock.scheduled()).toBe(false)
  clock.draw(1000)
  expect(rotation.rotationDeg()).toBeCloseTo(6)
})

it('resumes from its last rotation, without adding the time of the pause', () => {
  const clock = manualFrames()
  const rotation = createOrbitRotation({ clock, onTurn: () => undefined })
  rotation.start()
  clock.draw(0)
  clock.draw(1000)
  rotation.stop()
  rotation.start()
  clock.draw(50_000)
  clock.draw(1000)
  expect(rotation.rotationDeg()).toBeCloseTo(12)
})

it('schedules one frame, however often it is started', () => {
  const clock = manualFrames()
  const requests = jest.spyOn(clock, 'requestAnimationFrame')
  const rotation = createOrbitRotation({ clock, onTurn: () => undefined })
  rotation.start()
  rotation.start()
  expect(requests).toHaveBeenCalledTimes(1)
})
