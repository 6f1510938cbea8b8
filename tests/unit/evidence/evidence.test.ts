import { brand } from '@/content/brand'
import { privacy } from '@/content/privacy'
import { subProcessors } from '@/content/sub-processors'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { voiceEmbed } from '@/content/voice-embed'
import { missingStatements, type Statement } from '@/scripts/evidence/disclosures'
import { itWhileSample } from '@/tests/support/while-sample'

const ALL: Statement[] = ['ai', 'transcribed', 'recorded', 'microphone', 'processor']

describe('What a visitor must be told', () => {
  itWhileSample(brand).each([
    ['the panel before a call', voiceButton.consent, ALL],
    ['the note beside the button', voiceButton.note, ['ai', 'recorded']],
    ['a call', voiceCopy.connected.disclosure, ['ai', 'transcribed', 'recorded']],
    [
      'a call that is not recorded',
      voiceCopy.connected.disclosureUnrecorded,
      ['ai', 'transcribed', 'not-recorded'],
    ],
    ['what is announced before the first sound', voiceCopy.announce.connecting, ['ai', 'recorded']],
    ['a chat', voiceCopy.chat.consent, ['ai', 'processor']],
    ['the embed', voiceEmbed.consent, ALL],
  ] as [string, string, Statement[]][])('is in the words of %s', (_, text, needed) => {
    expect(missingStatements(text, needed, 'en')).toEqual([])
  })

  it('is named where a text does not say it', () => {
    expect(missingStatements('An AI answers.', ALL, 'en')).toEqual(ALL.slice(1))
  })

  it('cannot be checked in a language that has no words for it', () => {
    expect(() => missingStatements('Eine KI antwortet.', ALL, 'de')).toThrow(/does not know .* “de”/)
  })
})

it('The list of sub-processors points to parts of the privacy policy that are there', () => {
  const ids = privacy.sections.map(({ id }) => id)
  expect(subProcessors.filter(({ section }) => !ids.includes(section))).toEqual([])
})
