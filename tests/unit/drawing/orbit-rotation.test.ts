import { createOrbitRotation } from '@/lib/drawing/orbit-rotation'

/** A rotation that has started, on a clock whose frames are run by `draw`. */
function startRotation() {
  const clock = manualFrames()
  const requests = jest.spyOn(clock, 'requestAnimationFrame')
  const rotation = createOrbitRotation({ clock, onTurn: () => undefined })
  rotation.start()
  return { clock, requests, rotation }
}

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

it.each([8, 20, 50, 100, 500])('turns 6° in a second, drawn every %d ms', (frameMs) => {
  const { clock, rotation } = startRotation()
  clock.draw(0)
  for (let elapsed = 0; elapsed < 1000; elapsed += frameMs) clock.draw(frameMs)
  expect(rotation.rotationDeg()).toBeCloseTo(6)
})

it('does not turn and schedules no frame once stopped', () => {
  const { clock, rotation } = startRotation()
  clock.draw(0)
  clock.draw(1000)
  rotation.stop()
  expect(clock.scheduled()).toBe(false)
  clock.draw(1000)
  expect(rotation.rotationDeg()).toBeCloseTo(6)
})

it('resumes from its last rotation, without adding the time of the pause', () => {
  const { clock, rotation } = startRotation()
  clock.draw(0)
  clock.draw(1000)
  rotation.stop()
  rotation.start()
  clock.draw(50_000)
  clock.draw(1000)
  expect(rotation.rotationDeg()).toBeCloseTo(12)
})

it('schedules one frame, however often it is started', () => {
  const { requests, rotation } = startRotation()
  rotation.start()
  expect(requests).toHaveBeenCalledTimes(1)
})
