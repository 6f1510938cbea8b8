import fc from 'fast-check'
import {
  withoutMarks,
  writtenBlocks,
  type WrittenPart,
} from '@/components/voice/panel/transcript/written-answer'

const shown = (parts: readonly WrittenPart[]) =>
  parts.map((part) => ('href' in part ? `<${part.text}|${part.href}>` : part.text)).join('')
const blocks = (text: string) =>
  writtenBlocks(text).map((block) =>
    block.kind === 'paragraph'
      ? shown(block.parts)
      : [block.isOrdered ? block.start : '-', ...block.items.map((item) => shown(item))],
  )

describe('A written answer', () => {
  it('sets a note apart from the answer, and copies it without its mark', () => {
    const text = 'Yes.\n\n> By the way, I am scripted.'
    expect(writtenBlocks(text).map((block) => block.kind === 'paragraph' && block.isNote)).toEqual([
      undefined,
      true,
    ])
    expect(withoutMarks(text)).toBe('Yes.\n\nBy the way, I am scripted.')
  })

  it('has paragraphs, lists and links with words of their own', () => {
    expect(
      blocks(
        'We build two things:\n\n- **Voice agents**\n- MVPs, see [Pricing](https://callwright.example/pricing/)\n\n1. Call\n2. Quote\n\nThen https://cal.example.com/x.',
      ),
    ).toEqual([
      'We build two things:',
      ['-', 'Voice agents', 'MVPs, see <Pricing|https://callwright.example/pricing/>'],
      [1, 'Call', 'Quote'],
      'Then <https://cal.example.com/x|https://cal.example.com/x>.',
    ])
  })

  it('keeps its line breaks, and goes on counting where a list does', () => {
    expect(blocks('One\nTwo')).toEqual(['One\nTwo'])
    expect(blocks('3) Three\n4) Four')).toEqual([[3, 'Three', 'Four']])
  })

  it.each([
    ['a script', '[Click](javascript:alert(1))'],
    ['a script in capitals', '[Click](JaVaScRiPt:alert(1))'],
    ['data', '[Click](data:text/html,<script>1</script>)'],
    ['another program', '[Click](file:///etc/passwd)'],
    ['an address that hides its host', '[Click](https://bank.example@attacker.example/)'],
    ['another host than its words say', '[https://bank.example](https://attacker.example/)'],
    ['another host than its words say, without http', '[bank.example](https://attacker.example/)'],
    ['a picture', '![x](data:image/svg+xml,<svg/onload=alert(1)>)'],
    ['markup', '<a href="javascript:alert(1)">x</a>'],
  ])('makes no link of %s, and shows it as it is written', (_what, text) => {
    expect(JSON.stringify(writtenBlocks(text))).not.toMatch(
      /"href":"(?!https:\/\/(?:bank|attacker)\.example\/?")/,
    )
    expect(JSON.stringify(writtenBlocks(text))).not.toMatch(/"text":"(?:Click|bank\.example)","href"/)
  })

  it('links words that name the host they lead to', () => {
    expect(blocks('[callwright.example](https://callwright.example/terms)')).toEqual([
      '<callwright.example|https://callwright.example/terms>',
    ])
  })

  it('shows what has not arrived in full as it is', () => {
    expect(blocks('See [Pricing](https://callwri')).toEqual([
      'See [Pricing](<https://callwri|https://callwri/>',
    ])
  })

  it('never throws, and links only to http, https and tel, whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom('[', '](', ')', '**', '\n- ', '1. ', 'javascript:x'),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = JSON.stringify(writtenBlocks(pieces.join('')))
        for (const [, href] of text.matchAll(/"href":"([^"]*)/g))
          expect(href).toMatch(/^(https?:\/\/|tel:\+)/)
      }),
    )
  })

  it('is read aloud without the addresses of its links', () => {
    expect(withoutMarks('**Two** plans, see [Pricing](https://callwright.example/).')).toBe(
      'Two plans, see Pricing.',
    )
    expect(withoutMarks('[Click](javascript:alert(1))')).toBe('[Click](javascript:alert(1))')
  })
})
