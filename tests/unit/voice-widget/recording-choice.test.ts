import { createRecordingStore } from '@/components/voice/recording-choice'

const now = () => new Date('2026-11-22T09:00:00Z')

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('nothing is chosen before the first call', () => {
  expect(createRecordingStore('1', storage, now).choice()).toBeUndefined()
})

test('a choice is kept with its version and date', () => {
  const kept = storage()
  createRecordingStore('1', () => kept, now).choose(false)
  const choice = createRecordingStore('1', () => kept, now).choice()
  expect(choice).toEqual({ mayRecord: false, version: '1', date: '2026-11-22T09:00:00.000Z' })
})

test('a choice about other words does not count', () => {
  const kept = storage()
  createRecordingStore('1', () => kept, now).choose(true)
  expect(createRecordingStore('2', () => kept, now).choice()).toBeUndefined()
})

test.each(['{', '"yes"', '{"mayRecord":"no","version":"1","date":"2026-11-22"}'])(
  'what is stored as %s does not count',
  (stored) => {
    const kept = storage()
    kept.setItem('voice-recording', stored)
    expect(createRecordingStore('1', () => kept, now).choice()).toBeUndefined()
  },
)

test('what another tab has chosen counts at once', () => {
  const kept = storage()
  const here = createRecordingStore('1', () => kept, now)
  expect(here.choice()).toBeUndefined()
  createRecordingStore('1', () => kept, now).choose(false)
  expect(here.choice()?.mayRecord).toBe(false)
})

test('where the browser stores nothing, a choice holds for every call of the page', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  createRecordingStore('1', refused, now).choose(false)
  expect(createRecordingStore('1', refused, now).choice()?.mayRecord).toBe(false)
})

test('where the storage can be read and is full, the newest choice holds for every call of the page', () => {
  const kept = storage()
  createRecordingStore('full', () => kept, now).choose(true)
  const full = () => ({
    ...kept,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
  createRecordingStore('full', full, now).choose(false)
  expect(createRecordingStore('full', full, now).choice()?.mayRecord).toBe(false)
})

test('a choice that the storage takes again replaces the one that it refused', () => {
  const kept = storage()
  const full = () => ({
    ...kept,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  createRecordingStore('freed', full, now).choose(false)
  createRecordingStore('freed', () => kept, now).choose(true)
  expect(createRecordingStore('freed', () => kept, now).choice()?.mayRecord).toBe(true)
})
