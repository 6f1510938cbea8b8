import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lackingFaces, writtenCharacters } from '@/scripts/brand/written-characters'

function written(files: Record<string, string>): Map<string, string> {
  const root = mkdtempSync(path.join(tmpdir(), 'written-'))
  try {
    mkdirSync(path.join(root, 'content'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'content', name), text)
    return writtenCharacters(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const CONTENT = {
  'facts.ts': '// A comment: ż\nexport const line = `Mori → ${1} Ōsaka`',
  'locale.ts': `export const locale = { before: '₹' }`,
}

describe('A face that lacks what the content writes', () => {
  it('is named, with the characters and a file that writes them', () => {
    const faces = [
      { role: 'display' as const, characters: 'Morisaka1' },
      { role: 'text' as const, characters: 'MorisakaŌ1₹' },
    ]
    expect(lackingFaces(faces, written(CONTENT))).toEqual([
      'The face for display lacks “Ō” (content/facts.ts), “₹” (content/locale.ts). Browsers draw that in another font: choose a face that has it, or write it differently.',
    ])
  })

  it('is judged by letters, figures and currency signs alone', () => {
    expect([...written(CONTENT).keys()].filter((character) => character > '~')).toEqual(['Ō', '₹'])
  })
})
