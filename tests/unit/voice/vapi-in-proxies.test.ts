import { reactive, ref } from 'vue'
import type Vapi from '@/lib/voice'
import { makeVapi } from '@/tests/support/made-vapis'

/** How frameworks hold an instance: Vue in components, Alpine in `x-data`, and any plain proxy. */
const HOLDERS: [string, (vapi: Vapi) => Vapi][] = [
  ['a ref of Vue', (vapi) => ref(vapi).value as Vapi],
  ['a reactive object of Vue, as in Alpine', (vapi) => reactive({ vapi }).vapi as Vapi],
  ['a proxy', (vapi) => new Proxy(vapi, {})],
]

describe.each(HOLDERS)('An instance in %s', (_what, hold) => {
  test('starts, mutes, converses and ends', async () => {
    const { vapi, environment } = makeVapi()
    const held = hold(vapi)
    const events: string[] = []
    held.on('call-start', () => void events.push('call-start'))
    held.once('call-end', () => void events.push('call-end'))
    held.on('mute-change', (muted) => void events.push(`muted ${muted}`))
    held.on('transcript', (lines) => void events.push(lines.at(-1)?.text ?? ''))
    await expect(held.start('assistant')).resolves.toMatchObject({ id: 'call-1' })
    environment.answer()
    held.setMuted(true)
    environment.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello.' })
    held.say('Goodbye.')
    expect(held.state.phase).toBe('live')
    expect(held.isMuted()).toBe(true)
    expect(environment.room().sent.join()).toContain('Goodbye.')
    await held.stop()
    expect(events).toEqual(['call-start', 'muted true', 'Hello.', 'call-end'])
  })

  test('runs the tools of the page and its controls', async () => {
    const { vapi, environment } = makeVapi()
    const held = hold(vapi)
    const run = jest.fn()
    held.registerTool('book', { run })
    await held.start('assistant')
    environment.answer()
    environment.say({ type: 'tool-calls', toolCallList: [{ id: '1', name: 'book', arguments: { at: 9 } }] })
    expect(run).toHaveBeenCalledWith({ at: 9 }, { id: '1', name: 'book' })
    await expect((await held.controls()).callState()).resolves.toBe('joined')
    held.removeAllListeners()
    expect(held.listenerCount('call-start')).toBe(0)
  })
})
