import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import spawn from 'cross-spawn'
import { missingBeforeRelease } from '@/scripts/package/publishable'

type Manifest = Record<string, unknown> & { name: string; version: string }

let folder: string
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const manifest = () => JSON.parse(read('package.json')) as Manifest
const run = (script: string, ...args: string[]) =>
  spawn.sync('npx', ['tsx', path.resolve('scripts/package', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

/** What a release reads and writes of this repository. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  const copied = [
    'package.json',
    'package-lock.json',
    'README.md',
    'CHANGELOG.md',
    'docs',
    'examples',
    '.changeset',
  ]
  const filter = (file: string) => !/node_modules|\.(png|webp)$/.test(file)
  for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true, filter })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('A release', () => {
  const complete = { author: 'A', bugs: 'https://a.test/b', homepage: 'https://a.test', repository: 'a/b' }

  it('is refused while package.json lacks a field of its owner, and says which', () => {
    write('package.json', JSON.stringify({ ...manifest(), ...complete, author: undefined }))
    const { status, stderr } = run('release.ts')
    expect([status, stderr]).toEqual([1, expect.stringContaining('package.json has no author.')])
  })

  it.each([
    ['does not have', 'callwright-never-published', '9.9.9', 'version=9.9.9'],
    ['has', 'react', '19.3.1', 'version='],
  ])('is announced to the workflow only where the registry %s this version', (_, name, version, output) => {
    write('package.json', JSON.stringify({ ...manifest(), ...complete, name, version }))
    expect(run('release.ts').stdout.trim()).toBe(output)
  })

  it.each(Object.keys(complete))('needs the field %s', (field) => {
    expect(missingBeforeRelease(complete)).toBeUndefined()
    expect(missingBeforeRelease({ ...complete, [field]: '' })).toContain(`has no ${field}.`)
  })

  it('writes the next version wherever the last one is named', () => {
    const { name, version } = manifest()
    write('.changeset/better.md', `---\n'${name}': minor\n---\n\nCalls are better.\n`)
    expect(run('version.ts').status).toBe(0)

    const next = manifest().version
    expect(next).not.toBe(version)
    expect(read('CHANGELOG.md')).toMatch(
      new RegExp(`^# Changelog\\s+## ${next}\\s[^]+Calls are better\\.[^]+## ${version}`),
    )
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string
      packages: Record<string, Manifest>
    }
    expect([lock.version, lock.packages['']?.version]).toEqual([next, next])

    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.startsWith('node_modules') && file !== 'package-lock.json' && /\.(md|json)$/.test(file),
    )
    const named = written.flatMap((file) =>
      [...read(file).matchAll(new RegExp(`${name}(?:[-@]|": ")(\\d+\\.\\d+\\.\\d+)`, 'g'))].map(
        ([, it]) => it,
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(new Set(named)).toEqual(new Set([next]))
  })
})
