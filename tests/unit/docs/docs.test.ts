import { existsSync, readFileSync, statSync } from 'node:fs'
import spawn from 'cross-spawn'
import { commands, documents, linkedFiles, namedFiles } from './documents'
import { HOW_CHECKED } from './how-checked'

const LARGEST_PICTURE_BYTES = 150_000
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  version: string
}
const npmScript = /npm (?:run )?(?!ci|init|pkg|pack|install)([\w:-]+)/

describe.each(documents())('$file', (document) => {
  it('links to files that are there', () => {
    expect(linkedFiles(document).filter((file) => !existsSync(file))).toEqual([])
  })

  it('names files and folders that are there', () => {
    expect(namedFiles(document).filter((file) => !existsSync(file))).toEqual([])
  })

  it('has no command without a check', () => {
    expect(commands(document).filter((command) => !Object.hasOwn(HOW_CHECKED, command))).toEqual([])
  })

  it('runs npm scripts that exist', () => {
    const asked = commands(document).flatMap((command) => npmScript.exec(command)?.[1] ?? [])
    expect(asked.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe('The documents', () => {
  it('have every command that how-checked.ts lists', () => {
    const said = new Set(documents().flatMap(commands))
    expect(Object.keys(HOW_CHECKED).filter((command) => !said.has(command))).toEqual([])
  })

  it('show pictures that are small enough to load at once', () => {
    const pictures = documents()
      .flatMap(linkedFiles)
      .filter((file) => /\.(?:png|webp|avif|jpe?g)$/.test(file))
    for (const file of pictures)
      expect([file, statSync(file).size < LARGEST_PICTURE_BYTES]).toEqual([file, true])
  })

  it('name the version of the package', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${version}`)
    expect(readFileSync('docs/api.md', 'utf8')).toContain(`callwright-${version}.tgz`)
  })

  it('list every setting of .env.example that launch-check asks for, and no other', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^(NEXT_PUBLIC_\w+)=/gm)].map(
      ([, name]) => name,
    )
    const named = documents().flatMap(({ text }) => text.match(/NEXT_PUBLIC_\w+/g) ?? [])
    expect([...new Set(named)].filter((name) => !listed.includes(name))).toEqual([])
  })
})

describe('Commands that cost little', () => {
  it('launch-check ends with 1 while anything is left, and says in JSON what and where', () => {
    const command = ['tsx', 'scripts/launch-check.ts', '--json', '--offline']
    const { status, stdout } = spawn.sync('npx', command, { encoding: 'utf8' })
    const report = JSON.parse(stdout) as { ready: boolean; findings: { file: string; todo: string }[] }
    expect(status).toBe(report.ready ? 0 : 1)
    for (const { file, todo } of report.findings) expect(file && todo).toBeTruthy()
  })
})
