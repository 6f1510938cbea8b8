import { stopState, orbitTransition, type OrbitState } from '@/lib/drawing/orbit-state'

type Id = 'a' | 'b' | 'c'
const stops: { id: Id; relatedIds: Id[] }[] = [
  { id: 'a', relatedIds: ['b'] },
  { id: 'b', relatedIds: ['a', 'c'] },
  { id: 'c', relatedIds: ['b'] },
]
const rotating: OrbitState<Id> = { mode: 'rotating' }
const choose = (state: OrbitState<Id>, id: Id) => orbitTransition(state, { type: 'choose', id })

describe('choosing a stop', () => {
  it('a second time deselects it, and the orbit turns again', () => {
    expect(choose(choose(rotating, 'a'), 'a')).toEqual({ mode: 'rotating' })
  })

  it('is idle for every stop while none is chosen', () => {
    expect(stops.map((stop) => stopState(rotating, stop, stops))).toEqual(['idle', 'idle', 'idle'])
  })
})

it('the background changes nothing while nothing is chosen', () => {
  expect(orbitTransition(rotating, { type: 'dismiss' })).toBe(rotating)
})

describe('pausing the orbit', () => {
  const paused: OrbitState<Id> = orbitTransition(rotating, { type: 'pause' })

  it('lasts beyond a selection made meanwhile', () => {
    expect(orbitTransition(choose(choose(paused, 'a'), 'b'), { type: 'dismiss' })).toEqual({ mode: 'paused' })
  })
})
