import { stopState, orbitTransition, selectedId, type OrbitState } from '@/lib/drawing/orbit-state'

type Id = 'a' | 'b' | 'c'
const stops: { id: Id; relatedIds: Id[] }[] = [
  { id: 'a', relatedIds: ['b'] },
  { id: 'b', relatedIds: ['a', 'c'] },
  { id: 'c', relatedIds: ['b'] },
]
const rotating: OrbitState<Id> = { mode: 'rotating' }
const choose = (state: OrbitState<Id>, id: Id) => orbitTransition(state, { type: 'choose', id })

describe('choosing a stop', () => {
  it('stops the rotation and opens that stop', () => {
    expect(selectedId(choose(rotating, 'a'))).toBe('a')
    expect(choose(rotating, 'a').mode).toBe('selected')
  })

  it('closes the stop that was open', () => {
    expect(selectedId(choose(choose(rotating, 'a'), 'b'))).toBe('b')
  })

  it('a second time deselects it, and the orbit turns again', () => {
    expect(choose(choose(rotating, 'a'), 'a')).toEqual({ mode: 'rotating' })
  })

  it('highlights the stops related to it and no others', () => {
    const state = choose(rotating, 'a')
    expect(stops.map((stop) => stopState(state, stop, stops))).toEqual(['active', 'related', 'idle'])
  })

  it('is idle for every stop while none is chosen', () => {
    expect(stops.map((stop) => stopState(rotating, stop, stops))).toEqual(['idle', 'idle', 'idle'])
  })
})

describe('the background', () => {
  it('deselects and resumes the rotation', () => {
    expect(orbitTransition(choose(rotating, 'a'), { type: 'dismiss' })).toEqual({ mode: 'rotating' })
  })

  it('changes nothing while nothing is chosen', () => {
    expect(orbitTransition(rotating, { type: 'dismiss' })).toBe(rotating)
  })
})

describe('pausing the orbit', () => {
  const paused: OrbitState<Id> = orbitTransition(rotating, { type: 'pause' })

  it('stops it until it is resumed', () => {
    expect(paused).toEqual({ mode: 'paused' })
    expect(orbitTransition(paused, { type: 'resume' })).toEqual({ mode: 'rotating' })
  })

  it('lasts beyond a selection made meanwhile', () => {
    expect(orbitTransition(choose(choose(paused, 'a'), 'b'), { type: 'dismiss' })).toEqual({ mode: 'paused' })
  })
})
