import { setEntryValue } from '@/lib/navigation/page-history'
import { takeAfterReload } from '@/lib/navigation/reload-page'

const RELOADED_AT_MS = Date.UTC(2025, 0, 1, 12)

/** A document that opens so long after it was reloaded to start a chat. */
function opensAfter(ms: number) {
  setEntryValue('talk', { value: 'chat', atMs: RELOADED_AT_MS })
  jest.spyOn(Date, 'now').mockReturnValue(RELOADED_AT_MS + ms)
}

describe('What a page was reloaded for', () => {
  it.each([
    [59_999, 'chat'],
    [60_000, undefined],
  ])('is done %d ms later: %p', (ms, done) => {
    opensAfter(ms)
    expect(takeAfterReload('talk')).toBe(done)
  })

  it('is done once, and nothing else is', () => {
    opensAfter(1000)
    expect(takeAfterReload('video')).toBeUndefined()
    expect(takeAfterReload('talk')).toBe('chat')
    expect(takeAfterReload('talk')).toBeUndefined()
  })
})
