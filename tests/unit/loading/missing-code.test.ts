import { missingCode, MissingCodeError, shouldReloadOnce } from '@/lib/loading/missing-code'

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
  it('is an error of its own kind, with what happened as its cause', async () => {
    const cause = new TypeError('Failed to fetch')
    await expect(Promise.reject(cause).catch(missingCode)).rejects.toMatchObject({
      name: 'MissingCodeError',
      cause,
    })
    await expect(Promise.reject(cause).catch(missingCode)).rejects.toBeInstanceOf(MissingCodeError)
  })

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
