import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAtomically } from '@/scripts/api/write'

let folder: string
const at = (name: string) => join(folder, name)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-'))
  await writeFile(at('kept'), 'old')
  await writeFile(at('stale'), 'old')
  await mkdir(at('folder'))
})
afterEach(() => rm(folder, { recursive: true }))

const contents = async () => {
  const names = (await readdir(folder)).filter((name) => name !== 'folder')
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(at(name), 'utf8')])),
  ) as Record<string, string>
}

describe('writing many files', () => {
  it('puts all of them in place, removes the stale ones, and leaves nothing else behind', async () => {
    await writeAtomically(
      new Map([
        [at('kept'), 'new'],
        [at('fresh'), 'new'],
      ]),
      [at('stale'), at('missing')],
    )
    expect(await contents()).toEqual({ kept: 'new', fresh: 'new' })
  })

  it('writes none where one cannot be put in place', async () => {
    const files = new Map([
      [at('kept'), 'new'],
      [at('fresh'), 'new'],
      [at('folder'), 'new'],
    ])
    await expect(writeAtomically(files, [at('stale')])).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY|EPERM/)
    expect(await contents()).toEqual({ kept: 'old', stale: 'old' })
  })

  it('writes none where one cannot be removed', async () => {
    await writeFile(at('folder/inside'), '')
    await expect(
      writeAtomically(new Map([[at('kept'), 'new']]), [at('stale'), at('folder')]),
    ).rejects.toThrow()
    expect(await contents()).toEqual({ kept: 'old', stale: 'old' })
  })

  it('does not touch a file that has its text already', async () => {
    const { mtimeMs, ino } = await stat(at('kept'))
    await writeAtomically(
      new Map([
        [at('kept'), 'old'],
        [at('fresh'), 'new'],
      ]),
    )
    expect(await stat(at('kept'))).toMatchObject({ mtimeMs, ino })
  })
})
