import { watchErrors } from '@/lib/error-reporting/report-error'

class FakeErrorEvent extends Event {
  constructor(
    type: string,
    readonly error: unknown,
    readonly reason: unknown,
  ) {
    super(type)
  }
}

describe('Uncaught errors', () => {
  it('are reported while watching, and no longer after', () => {
    const source = new EventTarget()
    const report = jest.fn()
    const stop = watchErrors(source, report, true)
    const error = new Error('thrown')
    source.dispatchEvent(new FakeErrorEvent('error', error, undefined))
    source.dispatchEvent(new FakeErrorEvent('unhandledrejection', undefined, 'refused'))
    expect(report.mock.calls).toEqual([
      [error, 'window'],
      ['refused', 'promise'],
    ])
    stop()
    source.dispatchEvent(new FakeErrorEvent('error', error, undefined))
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('are not reported without a DSN', () => {
    const source = { addEventListener: jest.fn(), removeEventListener: jest.fn() }
    watchErrors(source, jest.fn(), false)()
    expect(source.addEventListener).not.toHaveBeenCalled()
  })
})
