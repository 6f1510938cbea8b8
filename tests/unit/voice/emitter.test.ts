import { EventEmitter } from 'node:events'
import { Emitter, type EventMap } from '@/lib/voice/vapi/emitter'

type Events = { said: [text: string]; error: [error: Error] }

const make = () => new Emitter<Events>()

describe('the emitter', () => {
  test('calls every listener, in order, with the arguments', () => {
    const heard: string[] = []
    const emitter = make()
      .on('said', (text) => heard.push(`1 ${text}`))
      .on('said', (text) => heard.push(`2 ${text}`))
      .prependListener('said', (text) => heard.push(`0 ${text}`))
    expect(emitter.emit('said', 'hello')).toBe(true)
    expect(heard).toEqual(['0 hello', '1 hello', '2 hello'])
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

  test('a once listener is called once, also when it emits the event again', () => {
    const emitter = make()
    const heard = jest.fn(() => void emitter.emit('said', 'again'))
    emitter.once('said', heard)
    emitter.emit('said', 'first')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(emitter.eventNames()).toEqual([])
  })

  test('a once listener is called once, also when a listener before it emits the event again', () => {
    const emitter = make()
    const heard = jest.fn()
    emitter.on('said', (text) => void (text === 'first' && emitter.emit('said', 'again')))
    emitter.once('said', heard)
    emitter.emit('said', 'first')
    expect(heard.mock.calls).toEqual([['again']])
  })

  test.each(['once', 'prependOnceListener'] as const)(
    '%s removes only its own registration, not a permanent one of the same listener',
    (addOnce) => {
      const heard = jest.fn()
      const emitter = make()[addOnce]('said', heard).on('said', heard)
      emitter.emit('said', 'first')
      emitter.emit('said', 'second')
      expect(heard.mock.calls).toEqual([['first'], ['first'], ['second']])
      expect(emitter.listenerCount('said', heard)).toBe(1)
    },
  )

  test('counts and lists the listeners of any name', () => {
    const heard = () => {}
    const emitter = make().addListener('a name of nobody', heard)
    expect(emitter.listenerCount('a name of nobody')).toBe(1)
    expect(emitter.listeners('a name of nobody')).toEqual([heard])
    expect(emitter.rawListeners('another')).toEqual([])
    expect(emitter.eventNames()).toEqual(['a name of nobody'])
  })

  test('names the events in the order of Node, whatever is added ahead, removed, or added again', () => {
    const names = (emitter: Emitter<EventMap>) => {
      const heard = () => {}
      const seen: unknown[] = []
      const note = () => seen.push(emitter.eventNames())
      emitter.on('a', heard)
      emitter.prependListener('b', heard)
      emitter.on(Symbol.iterator as never, heard)
      emitter.addListener('a', () => {})
      emitter.prependOnceListener('c', heard)
      emitter.on('7', heard)
      note()
      emitter.off('a', heard)
      note()
      emitter.removeAllListeners('a')
      emitter.on('a', heard)
      note()
      emitter.emit('c')
      emitter.prependListener('c', heard)
      note()
      emitter.removeAllListeners()
      note()
      return seen
    }
    expect(names(new Emitter<EventMap>())).toEqual(names(new EventEmitter() as never))
  })

  test.each(['off', 'removeListener'] as const)('%s removes one registration, the latest first', (remove) => {
    const heard = jest.fn()
    const emitter = make().on('said', heard).on('said', heard)
    emitter[remove]('said', heard)
    expect(emitter.listenerCount('said')).toBe(1)
    emitter.removeAllListeners('said')
    expect(emitter.emit('said', 'hello')).toBe(false)
  })

  test('a listener that is removed during an emit is still called in it, as in Node', () => {
    const second = jest.fn()
    const emitter = make()
    emitter.on('said', () => emitter.off('said', second)).on('said', second)
    emitter.emit('said', 'one').valueOf()
    emitter.emit('said', 'two')
    expect(second).toHaveBeenCalledTimes(1)
  })

  test('warns at the eleventh listener of one event, once, and not below a raised limit', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const emitter = make()
    for (let count = 0; count < 10; count++) emitter.on('said', () => {})
    expect(warn).not.toHaveBeenCalled()
    emitter.on('said', () => {})
    emitter.on('said', () => {})
    expect(warn).toHaveBeenCalledTimes(1)
    emitter.setMaxListeners(20)
    for (let count = 0; count < 8; count++) emitter.on('said', () => {})
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
