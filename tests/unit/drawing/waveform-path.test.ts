import { wavePath, speechWave } from '@/lib/drawing/waveform-path'
import { drawRecording } from '@/lib/drawing/recording-wave'

const shape = { width: 120, height: 40, pitch: 8, seed: 5 }

describe('The path of a waveform', () => {
  it('draws the same picture from the same seed', () => {
    expect(wavePath(0, 20, speechWave(shape))).toBe(wavePath(0, 20, speechWave(shape)))
    expect(speechWave({ ...shape, seed: 6 })).not.toEqual(speechWave(shape))
  })

  it('has exactly the given width, and ends on the line', () => {
    const swings = speechWave(shape)
    expect(swings.reduce((sum, swing) => sum + swing.dx, 0)).toBeCloseTo(120)
    expect(swings.at(-1)!.y).toBe(0)
  })

  it.each([
    ['above', -1],
    ['below', 1],
  ] as const)('draws a voice %s the line mostly there', (side, sign) => {
    const reach = speechWave({ ...shape, side }).map((swing) => swing.y * sign)
    expect(Math.max(...reach)).toBeGreaterThan(15)
    expect(Math.min(...reach)).toBeGreaterThan(-8)
  })
})

describe('A recording', () => {
  const wave = drawRecording({ agent: [0, 80, 80, 80, 0, 0, 0, 0], caller: [0, 0, 0, 0, 0, 60, 60, 0] })

  it('is drawn only where somebody speaks', () => {
    expect(wave.agent.match(/M/g)).toHaveLength(1)
    expect(wave.agent).toMatch(/^M75 /)
    expect(wave.caller).toMatch(/^M375 /)
  })

  it('draws no bars for silence', () => {
    expect(drawRecording({ agent: [0, 0], caller: [0, 3] })).toEqual({ agent: '', caller: '' })
  })
})
