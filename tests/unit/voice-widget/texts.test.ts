import { withTexts } from '@/components/voice/panel/texts'
import { voiceCopy } from '@/content/voice'

describe('Texts of a page’s own', () => {
  it('replace single texts and leave the rest', () => {
    const texts = withTexts(voiceCopy, { connected: { hangUp: 'Auflegen', names: { user: 'Sie' } } })
    expect(texts.connected.hangUp).toBe('Auflegen')
    expect(texts.connected.names).toEqual({ ...voiceCopy.connected.names, user: 'Sie' })
    expect(texts.connected.mute).toBe(voiceCopy.connected.mute)
    expect(voiceCopy.connected.hangUp).not.toBe('Auflegen')
  })

  it('may be functions', () => {
    const texts = withTexts(voiceCopy, { summary: { lasted: (time) => `Dauer: ${time}.` } })
    expect(texts.summary.lasted('8 s', '$0.01')).toBe('Dauer: 8 s.')
  })

  it('leave what is undefined as it was', () => {
    expect(withTexts(voiceCopy, undefined)).toEqual(voiceCopy)
    expect(withTexts({ panel: 'Call' }, { panel: undefined as never })).toEqual({ panel: 'Call' })
  })
})
