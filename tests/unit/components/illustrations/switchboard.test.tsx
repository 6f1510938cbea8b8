import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withInput } from '@/components/illustrations/switchboard/board-input'
import * as drawing from '@/components/illustrations/switchboard/drawing'
import { Switchboard } from '@/components/illustrations/switchboard/switchboard'
import { createSwitchboardRotation } from '@/components/illustrations/switchboard/rotation'
import type { SwitchboardRotation } from '@/components/illustrations/switchboard/rotation'
import { TurnableSwitchboard } from '@/components/illustrations/switchboard/turnable-switchboard'
import type { LoadRotation } from '@/components/illustrations/switchboard/turnable-switchboard'
import { animateSingleValue } from '@/components/motion/features'
import { createDeferred } from '@/tests/support/deferred'
import { fakeReducedMotion } from '@/tests/support/media-queries'

const { drawSwitchboard, RESTING_VIEW, TILT_LIMITS, YAW_LIMITS } = drawing

const frames = (count: number) =>
  act(async () => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  })

beforeAll(() => {
  Element.prototype.setPointerCapture = () => {}
  fakeReducedMotion(false)
})

it('The drawing keeps its number of shapes however it is turned, so that they can be redrawn in place', () => {
  const turned = drawSwitchboard({ yaw: 2, tilt: 0.9 }, 0.4)
  expect(turned).toHaveLength(drawSwitchboard(RESTING_VIEW).length)
})

/** The board's plate is drawn first, so its shadow shows how far it is turned. */
const plate = (tilt: number, yaw: number = RESTING_VIEW.yaw) => drawSwitchboard({ yaw, tilt })[0]?.d

describe('Turning the switchboard', () => {
  const create = () => {
    const { container } = render(<Switchboard />)
    const board = container.querySelector('svg')
    if (!board) throw new Error('There is no board')
    const turn = createSwitchboardRotation(board, animateSingleValue)
    return { turn, shown: () => board.firstElementChild?.getAttribute('d') }
  }

  it('follows the pointer, and never past its limits of turn and tilt', async () => {
    const { turn, shown } = create()
    const shownAfter = async (x: number, y: number) => {
      turn.dragBy(x, y)
      await frames(2)
      return shown()
    }
    turn.hold()
    expect(await shownAfter(20, 0)).toBe(plate(RESTING_VIEW.tilt, RESTING_VIEW.yaw - 20 * 0.006))
    expect(await shownAfter(9999, 0)).toBe(plate(RESTING_VIEW.tilt, YAW_LIMITS.min))
    expect(await shownAfter(-9999, 0)).toBe(plate(RESTING_VIEW.tilt, YAW_LIMITS.max))
    const backToRest = (YAW_LIMITS.max - RESTING_VIEW.yaw) / 0.006
    expect(await shownAfter(backToRest, 9999)).toBe(plate(TILT_LIMITS.max))
    expect(await shownAfter(0, -9999)).toBe(plate(TILT_LIMITS.min))
    turn.dispose()
  })

  it('keeps turning in small steps after it is released, and stops when it is pressed again', async () => {
    const { turn, shown } = create()
    turn.dragBy(1, 0)
    await frames(1)
    // Released while it moves: after a pause of 30 ms it would stay where it is.
    turn.dragBy(1, 0)
    turn.release()
    const views = new Set<string | null | undefined>()
    await waitFor(
      () => {
        views.add(shown())
        // Before the drags, after each of the two, and after a jump to the end would be four.
        expect(views.size).toBeGreaterThan(4)
      },
      { timeout: 10_000 },
    )
    turn.hold()
    await frames(2)
    const held = shown()
    await frames(5)
    expect(shown()).toBe(held)
    turn.dispose()
  })

  it('moves to where several presses of the arrow keys together send it', async () => {
    const { turn, shown } = create()
    turn.rotateByKey('ArrowLeft')
    turn.rotateByKey('ArrowLeft')
    turn.rotateByKey('Enter')
    const sum = plate(RESTING_VIEW.tilt, RESTING_VIEW.yaw + 2 * 0.12)
    await waitFor(() => expect(shown()).toBe(sum), { timeout: 10_000 })
    turn.dispose()
  })
})

const renderBoard = (load: LoadRotation) =>
  render(
    <TurnableSwitchboard aria-label="A switchboard" load={load}>
      <Switchboard />
    </TurnableSwitchboard>,
  )

/** A switchboard whose code is still loading; `arrive` finishes it. */
function renderLoading() {
  const turn: jest.Mocked<SwitchboardRotation> = {
    hold: jest.fn(),
    dragBy: jest.fn(),
    release: jest.fn(),
    rotateByKey: jest.fn(),
    grip: jest.fn(),
    carry: jest.fn(),
    drop: jest.fn(),
    connect: jest.fn(),
    dispose: jest.fn(),
  }
  const code = createDeferred<SwitchboardRotation>()
  const load: LoadRotation = async (root, _, input) => withInput(root, await code.promise, input)
  return { turn, arrive: () => act(async () => code.resolve(turn)), ...renderBoard(load) }
}
const board = () => screen.getByRole('application', { name: 'A switchboard' })

/** jsdom has no pointer events: these are plain events with a pointer's properties. */
function point(type: 'pointerDown' | 'pointerMove' | 'pointerUp', init: object) {
  const event = createEvent[type](board(), { bubbles: true })
  Object.assign(event, { isPrimary: true, pointerId: 1, ...init })
  fireEvent(board(), event)
}

describe('The turnable switchboard, while its code still loads', () => {
  it('ignores a pointer that was released before the code arrived', async () => {
    const { turn, arrive } = renderLoading()
    point('pointerDown', { button: 0, clientX: 100, clientY: 100 })
    point('pointerUp', { button: 0, clientX: 100, clientY: 100 })
    await arrive()
    point('pointerMove', { clientX: 300, clientY: 100 })
    expect(turn.hold).not.toHaveBeenCalled()
    expect(turn.dragBy).not.toHaveBeenCalled()
  })

  it('follows a pointer that is still pressed, from its position when the code has loaded', async () => {
    const { turn, arrive } = renderLoading()
    point('pointerDown', { button: 0, clientX: 100, clientY: 100 })
    point('pointerMove', { clientX: 140, clientY: 100 })
    await arrive()
    point('pointerMove', { buttons: 1, clientX: 140, clientY: 100 })
    point('pointerMove', { buttons: 1, clientX: 150, clientY: 105 })
    expect(turn.dragBy.mock.calls).toEqual([[10, 5]])
    point('pointerUp', { button: 0 })
    expect(turn.release).toHaveBeenCalledTimes(1)
  })

  it('releases the code at once when the visitor has left the page meanwhile', async () => {
    const { turn, arrive, unmount } = renderLoading()
    fireEvent.keyDown(board(), { key: 'ArrowLeft' })
    unmount()
    await arrive()
    expect(turn.dispose).toHaveBeenCalledTimes(1)
    expect(turn.rotateByKey).not.toHaveBeenCalled()
  })
})

describe('The arrow keys on the switchboard', () => {
  /** Whether the page scrolls by this key. */
  const scrollsPage = (key: string) => fireEvent.keyDown(board(), { key })

  it('turn it and no longer scroll the page once its code has loaded, which focus starts', async () => {
    const { turn, arrive } = renderLoading()
    act(() => board().focus())
    await arrive()
    expect(scrollsPage('ArrowDown')).toBe(false)
    await act(async () => {})
    expect(turn.rotateByKey.mock.calls).toEqual([['ArrowDown']])
  })

  it('scroll the page while its code is loading', async () => {
    const { turn, arrive } = renderLoading()
    expect(scrollsPage('ArrowDown')).toBe(true)
    await arrive()
    expect(turn.rotateByKey.mock.calls).toEqual([['ArrowDown']])
  })

  it('scroll the page where its code cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    renderBoard(() => Promise.reject(new Error('offline')))
    await act(async () => board().focus())
    expect(scrollsPage('ArrowDown')).toBe(true)
    await act(async () => {})
  })
})

describe('The turnable switchboard', () => {
  it('is turned with the primary button only', async () => {
    const { turn, arrive } = renderLoading()
    fireEvent.pointerEnter(board())
    await arrive()
    point('pointerDown', { button: 2, clientX: 100, clientY: 100 })
    point('pointerMove', { clientX: 150, clientY: 100 })
    expect(turn.dragBy).not.toHaveBeenCalled()
  })

  it('stops its drawing when the visitor leaves', async () => {
    const { turn, arrive, unmount } = renderLoading()
    fireEvent.pointerEnter(board())
    await arrive()
    await act(async () => unmount())
    expect(turn.dispose).toHaveBeenCalledTimes(1)
  })

  it('stays a still drawing, with a warning, when its code cannot be loaded, and tries again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const load = jest.fn(() => Promise.reject(new Error('offline')))
    renderBoard(load)
    await act(async () => void fireEvent.keyDown(board(), { key: 'ArrowLeft' }))
    await act(async () => void fireEvent.keyDown(board(), { key: 'ArrowLeft' }))
    expect(warn).toHaveBeenCalledWith('The switchboard cannot be turned', expect.any(Error))
    expect(load).toHaveBeenCalledTimes(2)
  })
})
