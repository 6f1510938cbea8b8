import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linesFolder, ownLine } from '@/scripts/recordings/own-lines'

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

  it('is synthesised where it has none', () => {
    expect(ownLine(folder, 'follow-up-call', 0)).toBeUndefined()
    expect(ownLine(folder, 'lead-qualification', 1)).toBeUndefined()
    expect(ownLine(undefined, 'follow-up-call', 1)).toBeUndefined()
  })
})

it('“--lines FOLDER” names the folder, and needs one', () => {
  expect(linesFolder(['--lines', 'mine'])).toBe('mine')
  expect(linesFolder([])).toBeUndefined()
  expect(() => linesFolder(['--lines'])).toThrow('--lines needs a folder')
})
