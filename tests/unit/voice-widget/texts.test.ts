import { withTexts } from '@/components/voice/panel/texts'
import { fill } from '@/content/format'
import { voiceCopy } from '@/content/voice'

describe('Texts of a page’s own', () => {
  it('replace single texts and leave the rest', () => {
    const texts = withTexts(voiceCopy, { connected: { hangUp: 'Auflegen', names: { user: 'Sie' } } })
    expect(texts.connected.hangUp).toBe('Auflegen')
    expect(texts.connected.names).toEqual({ ...voiceCopy.connected.names, user: 'Sie' })
    expect(texts.connected.mute).toBe(voiceCopy.connected.mute)
    expect(voiceCopy.connected.hangUp).not.toBe('Auflegen')
  })

  it('may leave out a place that is filled in', () => {
    const texts = withTexts(voiceCopy, { summary: { lasted: 'Dauer: {time}.' } })
    expect(fill(texts.summary.lasted, { time: '8 s', price: '$0.01' })).toBe('Dauer: 8 s.')
  })

  it('leave what is undefined as it was', () => {
    expect(withTexts(voiceCopy, undefined)).toEqual(voiceCopy)
    expect(withTexts({ panel: 'Call' }, { panel: undefined as never })).toEqual({ panel: 'Call' })
  })
})
