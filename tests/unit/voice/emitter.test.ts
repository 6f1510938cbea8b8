import { EventEmitter } from 'node:events'
import fc from 'fast-check'
import { Emitter, type EventMap } from '@/lib/voice/vapi/emitter'
import { randomRuns } from '@/tests/support/random-runs'

type Events = { said: [text: string]; error: [error: Error] }

const make = () => new Emitter<Events>()

const METHODS = ['on', 'once', 'prependListener', 'prependOnceListener', 'off', 'removeListener'] as const
const steps = fc.tuple(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...METHODS, 'removeAllListeners' as const) },
    { weight: 1, arbitrary: fc.constant('emit' as const) },
  ),
  fc.constantFrom('said', '7'),
  fc.nat({ max: 2 }),
)
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

/** What listeners hear of an emitter, and what it says of itself. Each listener takes a step when it is called, too. */
function played(emitter: EventEmitter, taken: readonly Step[], reactions: readonly Step[]) {
  const log: unknown[] = []
  let calls = 0
  const listeners = reactions.map((reaction, number) => (text: string) => {
    log.push(`${number} hears ${text}`)
    if (calls++ < 20) take(reaction, 'again')
  })
  function take([method, event, number]: Step, text: string) {
    if (method === 'emit') log.push(emitter.emit(event, text))
    else if (method === 'removeAllListeners') emitter.removeAllListeners(event)
    else emitter[method](event, listeners[number]!)
  }
  for (const step of taken) {
    take(step, 'first')
    for (const name of emitter.eventNames())
      log.push(
        [name, emitter.listenerCount(name, listeners[0])],
        emitter.listeners(name).map((each) => listeners.indexOf(each as never)),
      )
  }
  return log
}

describe('the emitter', () => {
  test('does as that of Node, whatever is added, removed and emitted, also by a listener that is called', () => {
    const emitters = () => [new Emitter<EventMap>() as unknown as EventEmitter, new EventEmitter()]
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), fc.tuple(steps, steps, steps), (taken, reactions) => {
        const [ours, nodes] = emitters().map((emitter) => played(emitter, taken, reactions))
        expect(ours).toEqual(nodes)
      }),
      { numRuns: randomRuns(2_500) },
    )
  })

  test('refuses a listener that is no function, as Node does', () => {
    expect(() => make().addListener('said', undefined as never)).toThrow(TypeError)
  })

  test('a listener that throws stops neither the other listeners nor the caller', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {})
    const heard = jest.fn()
    const emitter = make()
      .on('said', () => {
        throw new Error('broken page')
      })
      .on('said', heard)
    expect(emitter.emit('said', 'hello')).toBe(true)
    expect(heard).toHaveBeenCalledWith('hello')
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('an error event without a listener is not thrown', () => {
    expect(make().emit('error', new Error('unheard'))).toBe(false)
  })

  test('warns at the eleventh listener of one event, once, and not below a raised limit', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const emitter = make()
    for (let count = 0; count < 10; count++) emitter.on('said', () => {})
    expect(warn).not.toHaveBeenCalled()
    emitter.on('said', () => {})
    expect(warn).toHaveBeenCalledTimes(1)
    emitter.on('said', () => {})
    expect(warn).toHaveBeenCalledTimes(1)
    emitter.setMaxListeners(20)
    for (let count = 0; count < 8; count++) emitter.on('said', () => {})
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
