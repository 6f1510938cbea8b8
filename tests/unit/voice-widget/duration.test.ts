import { spokenTime } from '@/lib/listening/time-display'
import { elapsedTimeFromMs } from '@/lib/timing/time-text'

const units = { minute: { one: 'minute', other: 'minutes' }, second: { one: 'second', other: 'seconds' } }

describe('The time of a call', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [8_999, '0:08'],
    [60_000, '1:00'],
    [12 * 60_000 + 40_000, '12:40'],
    [3_723_000, '1:02:03'],
  ])('shows %d ms as %s', (milliseconds, text) => {
    expect(elapsedTimeFromMs(milliseconds)).toBe(text)
  })

  it.each([
    [0, '0 seconds'],
    [1_000, '1 second'],
    [60_000, '1 minute'],
    [125_000, '2 minutes 5 seconds'],
  ])('says %d ms as "%s"', (milliseconds, text) => {
    expect(spokenTime(milliseconds, units)).toBe(text)
  })

  it('is said in the words of a site that has texts of its own', () => {
    const units = {
      minute: { one: 'Minute', other: 'Minuten' },
      second: { one: 'Sekunde', other: 'Sekunden' },
    }
    expect(spokenTime(125_000, units)).toBe('2 Minuten 5 Sekunden')
    expect(spokenTime(0, units)).toBe('0 Sekunden')
  })
})
