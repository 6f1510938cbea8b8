import { createSpeechDetector } from '@/lib/voice/session/speech'
import { createManualClock } from '@/tests/support/manual-clock'

function setUp() {
  const clock = createManualClock()
  const reports: boolean[] = []
  return { clock, reports, detector: createSpeechDetector(clock, (speaking) => reports.push(speaking)) }
}

describe('Somebody', () => {
  test.each([
    [0.01, []],
    [0.011, [true]],
  ])('whose level is %d is reported as %j speaking: 0.01 is still silence', (level, expected) => {
    const { detector, reports } = setUp()
    detector.addLevel(level)
    expect(reports).toEqual(expected)
  })

  test('has stopped speaking one second after the last sound, and not before', () => {
    const { clock, detector, reports } = setUp()
    detector.addLevel(0.2)
    clock.advance(900)
    detector.addLevel(0.2)
    clock.advance(999)
    expect(reports).toEqual([true])
    clock.advance(1)
    expect(reports).toEqual([true, false])
  })
})
