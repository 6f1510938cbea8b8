import { privacy } from '@/content/privacy'
import { subProcessors } from '@/content/sub-processors'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { voiceEmbed } from '@/content/voice-embed'
import { missingStatements, type Statement } from '@/scripts/evidence/disclosures'
import { accessibilityStatement, subProcessorList } from '@/scripts/evidence/documents'

const ALL: Statement[] = ['ai', 'transcribed', 'recorded', 'microphone', 'processor']

describe('What a visitor must be told', () => {
  it.each([
    ['the panel before a call', voiceButton.consent, ALL],
    ['the note beside the button', voiceButton.note, ['ai', 'recorded']],
    ['a call', voiceCopy.connected.disclosure, ['ai', 'transcribed', 'recorded']],
    [
      'a call that is not recorded',
      voiceCopy.connected.disclosureUnrecorded,
      ['ai', 'transcribed', 'not-recorded'],
    ],
    ['a chat', voiceCopy.chat.consent, ['ai', 'processor']],
    ['the embed', voiceEmbed.consent, ALL],
  ] as [string, string, Statement[]][])('is in the words of %s', (_, text, needed) => {
    expect(missingStatements(text, needed, 'en')).toEqual([])
  })

  it.each([
    ['An AI answers. ', ''],
    ['transcribes', 'handles'],
    ['may record it', 'keeps nothing'],
    ['Your microphone stays off until you allow it.', ''],
    ['Vapi', 'Our partner'],
  ])('is missed where “%s” is taken out of the consent', (words, replacement) => {
    const text = voiceEmbed.consent.replace(words, replacement)
    expect(missingStatements(text, ALL, 'en')).toHaveLength(1)
  })

  it('cannot be checked in a language that has no words for it', () => {
    expect(() => missingStatements('Eine KI antwortet.', ALL, 'de')).toThrow(/does not know .* “de”/)
  })
})

describe('The list of sub-processors', () => {
  it('points to parts of the privacy policy that are there', () => {
    const ids = privacy.sections.map(({ id }) => id)
    expect(subProcessors.filter(({ section }) => !ids.includes(section))).toEqual([])
  })

  it('has those of optional settings only where they are set', () => {
    const list = (set: string[]) =>
      subProcessorList(subProcessors, (name) => set.includes(name), '2026-11-25')
    expect(list([])).toContain('| Vapi |')
    expect(list([])).not.toContain('statistics service')
    expect(list(['NEXT_PUBLIC_ANALYTICS'])).toContain('statistics service')
  })
})

describe('The accessibility statement', () => {
  const clean = [360, 1440].map((widthPx) => ({ page: 'home', widthPx, violations: [] }))

  it('says what was checked, and that nothing was found', () => {
    const text = accessibilityStatement(clean, '2026-11-25')
    expect(text).toContain('1 pages at 360, 1440 px')
    expect(text).toContain('No rule was broken.')
  })

  it('names what is broken', () => {
    const broken = { page: 'team', widthPx: 768, violations: ['color-contrast: p'] }
    const text = accessibilityStatement([...clean, broken], '2026-11-25')
    expect(text).toContain('- team at 768 px: color-contrast: p')
    expect(text).not.toContain('No rule was broken.')
  })
})
