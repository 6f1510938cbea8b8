import {
  nodeState,
  orbitTransition,
  selectedId,
  type OrbitState,
} from '../../../../lib/site/orbit/orbit-state'

type Id = 'a' | 'b' | 'c'
const nodes: { id: Id; relatedIds: Id[] }[] = [
  { id: 'a', relatedIds: ['b'] },
  { id: 'b', relatedIds: ['a', 'c'] },
  { id: 'c', relatedIds: ['b'] },
]
const turning: OrbitState<Id> = { mode: 'turning' }
const choose = (state: OrbitState<Id>, id: Id) => orbitTransition(state, { type: 'choose', id })

describe('choosing a node', () => {
  it('stops the rotation and opens that node', () => {
    expect(selectedId(choose(turning, 'a'))).toBe('a')
    expect(choose(turning, 'a').mode).toBe('selected')
  })

  it('closes the one that was open: only one is', () => {
    expect(selectedId(choose(choose(turning, 'a'), 'b'))).toBe('b')
  })

  it('a second time lets it go, and the orbit turns again', () => {
    expect(choose(choose(turning, 'a'), 'a')).toEqual({ mode: 'turning' })
  })

  it('highlights the nodes related to it and no others', () => {
    const state = choose(turning, 'a')
    expect(nodes.map((node) => nodeState(state, node, nodes))).toEqual(['active', 'related', 'idle'])
  })

  it('is idle for every node while none is chosen', () => {
    expect(nodes.map((node) => nodeState(turning, node, nodes))).toEqual(['idle', 'idle', 'idle'])
  })
})

describe('the background', () => {
  it('deselects and resumes the rotation', () => {
    expect(orbitTransition(choose(turning, 'a'), { type: 'dismiss' })).toEqual({ mode: 'turning' })
  })

  it('changes nothing while nothing is chosen', () => {
    expect(orbitTransition(turning, { type: 'dismiss' })).toBe(turning)
  })
})

describe('holding the orbit', () => {
  const held: OrbitState<Id> = orbitTransition(turning, { type: 'hold' })

  it('stops it until it is let go', () => {
    expect(held).toEqual({ mode: 'held' })
    expect(orbitTransition(held, { type: 'resume' })).toEqual({ mode: 'turning' })
  })

  it('outlives a choice made meanwhile', () => {
    expect(orbitTransition(choose(choose(held, 'a'), 'b'), { type: 'dismiss' })).toEqual({ mode: 'held' })
  })
})
