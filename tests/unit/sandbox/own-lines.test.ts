import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linesFolder, ownLine } from '@/recordings/own-lines'
import { pronounced } from '@/recordings/pronunciation'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-lines-'))
  mkdirSync(path.join(folder, 'follow-up-call'))
  writeFileSync(path.join(folder, 'follow-up-call', '02.wav'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('A line of a recording', () => {
  it('is the agency’s own where its folder has one, counted from 01', () => {
    expect(ownLine(folder, 'follow-up-call', 1)).toBe(path.join(folder, 'follow-up-call', '02.wav'))
  })

  it('is synthesised if it has none', () => {
    expect(ownLine(folder, 'follow-up-call', 0)).toBeUndefined()
    expect(ownLine(folder, 'lead-qualification', 1)).toBeUndefined()
    expect(ownLine(undefined, 'follow-up-call', 1)).toBeUndefined()
  })
})

it.each([
  ['No. $100k+ is for many sites.', 'No. more than 100 thousand dollars is for many sites.'],
  ['$1.2M+', 'more than 1.2 million dollars'],
  ['$90K or $2M', '90 thousand dollars or 2 million dollars'],
  ['$1.', '1 dollar.'],
  ['$4,800 and $50.40', '4,800 dollars and 50 dollars 40'],
])('The amount in “%s” is read out', (text, read) => expect(pronounced(text)).toBe(read))

it('“--lines FOLDER” names the folder, and needs one', () => {
  expect(linesFolder(['--lines', 'mine'])).toBe('mine')
  expect(linesFolder([])).toBeUndefined()
  expect(() => linesFolder(['--lines'])).toThrow('--lines needs a folder')
})
