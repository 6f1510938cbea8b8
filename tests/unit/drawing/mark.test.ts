import { MARK_PATH } from '@/lib/drawing/mark'
import { waveOutline, type WaveSegment } from '@/lib/drawing/waveform-path'

const SEGMENTS: readonly WaveSegment[] = [
  { dx: 7, y: 0 },
  { dx: 5, y: 8 },
  { dx: 5, y: -9 },
  { dx: 5, y: 10 },
  { dx: 5, y: -10 },
  { dx: 5, y: 5 },
  { dx: 4, y: 0 },
  { dx: 6, y: 0 },
]

test('The mark is drawn like every waveform of the site', () => {
  expect(MARK_PATH).toBe(waveOutline(1, 14, SEGMENTS))
})
