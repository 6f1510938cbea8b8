import { readInbound } from '@/scripts/sandbox/call-machine/inbox'
import { spokenPart } from '@/scripts/sandbox/call-machine/platform-messages'

it.each([
  ['playable', { kind: 'playable' }],
  [
    { type: 'say', message: 'Hello', interruptAssistantEnabled: true },
    { kind: 'say', text: 'Hello', endCallAfterSpoken: false, interrupts: true, interruptible: false },
  ],
  [
    { type: 'add-message', message: { role: 'user', content: 'How much?' } },
    { kind: 'question', text: 'How much?', respond: true },
  ],
  [
    { type: 'add-message', message: { role: 'user', content: 'Note' }, triggerResponseEnabled: false },
    { kind: 'question', text: 'Note', respond: false },
  ],
  [
    { type: 'add-message', message: { role: 'system', content: 'Be brief' } },
    { kind: 'context', respond: true },
  ],
  [
    { type: 'add-message', message: { role: 'system', content: 'Done' }, triggerResponseEnabled: false },
    { kind: 'context', respond: false },
  ],
  [
    { type: 'control', control: 'mute-assistant' },
    { kind: 'control', control: 'mute-assistant' },
  ],
  [
    { type: 'add-message', message: { role: 'user', content: [{ type: 'text', text: 'And this?' }] } },
    { kind: 'question', text: 'And this?', respond: true },
  ],
  [
    { type: 'transfer', content: 'One moment.', destination: { type: 'number', number: '+4930123456' } },
    { kind: 'transfer', text: 'One moment.', destination: { type: 'number', number: '+4930123456' } },
  ],
  [{ type: 'send-transport-message', message: {} }, { kind: 'other' }],
  [{ type: 'end-call' }, { kind: 'end-call' }],
  ['not JSON', { kind: 'other' }],
  [null, { kind: 'other' }],
])('What the client sends during a call %j is understood, as text and as an object', (data, expected) => {
  expect(readInbound(data)).toEqual(expected)
  if (typeof data !== 'string') expect(readInbound(JSON.stringify(data))).toEqual(expected)
})

it('A line being spoken is shown word by word as its time passes', () => {
  expect(spokenPart('one two three four', 0)).toBe('')
  expect(spokenPart('one two three four', 0.5)).toBe('one two')
  expect(spokenPart('one two three four', 1.1)).toBe('one two three four')
})

it('An amount in a currency before which a no-break space stands keeps it while it is spoken', () => {
  expect(spokenPart('about CHF\u00a0126 a month', 0.9)).toBe('about CHF\u00a0126 a')
})
