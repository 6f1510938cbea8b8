import { createReporter } from '@/lib/error-reporting/reporter'

const setUp = (dsn = 'https://abc123@errors.example.com/42') => {
  const sent: { url: string; lines: Record<string, unknown>[] }[] = []
  let nowMs = Date.UTC(2025, 0, 1)
  const reporter = createReporter({
    dsn,
    send: async (url, body) => {
      sent.push({ url, lines: body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>) })
    },
    now: () => nowMs,
    href: () => 'https://callwright.example/pricing/?email=ann%40example.com#top',
    newEventId: () => 'f'.repeat(32),
  })
  return { reporter, sent, wait: (ms: number) => (nowMs += ms) }
}
const numbered = (index: number) => new Error(`Fault ${'abcdefghijklmnopqrstuvwxyz'[index]}`)

describe('Errors are reported to a Sentry-compatible service', () => {
  it('as an envelope of three lines, at the address that the DSN names', () => {
    const { reporter, sent } = setUp()
    reporter.report(new TypeError('x is not a function'), 'section faq')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe(
      'https://errors.example.com/api/42/envelope/?sentry_key=abc123&sentry_version=7',
    )
    expect(sent[0]?.lines).toMatchObject([
      { event_id: 'f'.repeat(32), sent_at: '2025-01-01T00:00:00.000Z' },
      { type: 'event' },
      {
        event_id: 'f'.repeat(32),
        level: 'error',
        tags: { where: 'section faq' },
        exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
      },
    ])
  })

  it('with the page that was shown and nothing else of the query', () => {
    const { reporter, sent } = setUp()
    reporter.report(new Error('Broken'), 'window')
    expect(sent[0]?.lines[2]).toMatchObject({ request: { url: 'https://callwright.example/pricing/' } })
    expect(JSON.stringify(sent)).not.toContain('ann')
  })

  it('below a path, when the service lives below one', () => {
    const { reporter, sent } = setUp('https://abc123@example.com/errors/42')
    reporter.report(new Error('Broken'), 'window')
    expect(sent[0]?.url).toMatch(/^https:\/\/example\.com\/errors\/api\/42\/envelope\//)
  })

  it('once, however often the same fault happens', () => {
    const { reporter, sent } = setUp()
    const error = new Error('Again')
    for (let count = 0; count < 5; count += 1) reporter.report(error, 'window')
    expect(sent).toHaveLength(1)
  })

  it('at most four in a minute and ten in a page view', () => {
    const { reporter, sent, wait } = setUp()
    for (let index = 0; index < 8; index += 1) reporter.report(numbered(index), 'window')
    expect(sent).toHaveLength(4)
    for (let index = 8; index < 26; index += 1) {
      wait(60_000)
      reporter.report(numbered(index), 'window')
    }
    expect(sent).toHaveLength(10)
  })

  it.each(['', 'nonsense', 'https://errors.example.com/42', 'https://abc@errors.example.com/'])(
    'not at all when the DSN is %p',
    (dsn) => {
      const { reporter, sent } = setUp(dsn)
      reporter.report(new Error('Broken'), 'window')
      expect(sent).toEqual([])
    },
  )

  it('without failing itself when the service is down or something odd was thrown', () => {
    const reporter = createReporter({
      dsn: 'https://abc123@errors.example.com/42',
      send: () => Promise.reject(new TypeError('Failed to fetch')),
      now: () => 0,
      href: () => 'https://callwright.example/',
      newEventId: () => 'a'.repeat(32),
    })
    for (const thrown of [undefined, null, 'text', 7, { message: 'object' }, Symbol('odd')])
      expect(() => reporter.report(thrown, 'window')).not.toThrow()
  })
})
