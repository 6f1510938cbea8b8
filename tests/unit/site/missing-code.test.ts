import { isMissingCode, shouldReloadOnce } from '@/lib/site/missing-code'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const NOON = Date.UTC(2025, 0, 1, 12)
const situation = { online: true, inCall: false, nowMs: NOON }

describe('Code that is missing after a deploy', () => {
  it.each([
    [Object.assign(new Error('Failed to load chunk a.js'), { name: 'ChunkLoadError' })],
    [new TypeError('Failed to fetch dynamically imported module: https://x/a.js')],
    [new TypeError('error loading dynamically imported module')],
    [new TypeError('Importing a module script failed.')],
  ])('is told from other errors: %s', (error) => {
    expect(isMissingCode(error)).toBe(true)
  })

  it.each([[new TypeError('x is undefined')], ['ChunkLoadError'], [undefined]])(
    '%s is another error',
    (error) => {
      expect(isMissingCode(error)).toBe(false)
    },
  )

  it('reloads once', () => {
    const session = memory()
    const storage = () => session
    expect(shouldReloadOnce({ ...situation, storage })).toBe(true)
    expect(shouldReloadOnce({ ...situation, nowMs: NOON + 1000, storage })).toBe(false)
  })

  it('reloads again for a later deploy in the same session', () => {
    const session = memory()
    const storage = () => session
    shouldReloadOnce({ ...situation, storage })
    expect(shouldReloadOnce({ ...situation, nowMs: NOON + 5 * 60_000 - 1, storage })).toBe(false)
    expect(shouldReloadOnce({ ...situation, nowMs: NOON + 5 * 60_000, storage })).toBe(true)
  })

  it('does not loop when the clock jumps back', () => {
    const session = memory()
    const storage = () => session
    shouldReloadOnce({ ...situation, storage })
    expect(shouldReloadOnce({ ...situation, nowMs: NOON - 1000, storage })).toBe(false)
  })

  it.each([
    ['offline, where the page would be lost', { online: false }],
    ['during a call, which would end', { inCall: true }],
    ['where storage is blocked, since nothing would stop the second time', { storage: blocked }],
  ])('does not reload %s', (_, difference) => {
    expect(shouldReloadOnce({ ...situation, storage: memory, ...difference })).toBe(false)
  })
})
