import { readOptions } from '@/components/voice/embed/options'
import { voiceEmbed } from '@/content/voice-embed'

const options = (attributes: Record<string, string>) => readOptions((name) => attributes[name] ?? null)

describe('The attributes of <voice-consultant>', () => {
  it('need only the key and the assistant', () => {
    expect(options({ 'public-key': 'key', 'assistant-id': ' id ' })).toMatchObject({
      publicKey: 'key',
      assistantId: 'id',
      label: voiceEmbed.talk,
      consent: voiceEmbed.consent,
      bookingUrl: undefined,
    })
  })

  it('offer one way alone, under its own label', () => {
    expect(options({ mode: 'chat' })).toMatchObject({ mode: 'chat', label: voiceEmbed.chat })
    expect(options({ mode: 'phone' })).toMatchObject({ mode: 'both', label: voiceEmbed.talk })
  })

  it('open the chat, and never a call', () => {
    expect(options({ open: '' }).isOpen).toBe(true)
    expect(options({ open: '', mode: 'voice' }).isOpen).toBe(false)
  })

  it('count as unset when they are empty', () => {
    expect(options({ 'public-key': '  ', label: '' })).toMatchObject({
      publicKey: undefined,
      label: voiceEmbed.talk,
    })
  })

  it.each(['https://a.example/p', '/privacy', '?page=privacy', '#privacy', './privacy.html', 'privacy.html'])(
    'link to %s',
    (url) => {
      expect(options({ 'privacy-url': url }).privacyUrl).toBe(url)
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)', 'java\nscript:alert(1)'])(
    'never link to %s',
    (url) => {
      expect(options({ 'booking-url': url }).bookingUrl).toBeUndefined()
    },
  )
})
