import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chooseSteps } from '@/scripts/check/steps'
import { commands, documents, linkedFiles, namedFiles } from './documents'
import { NOT_RUN, RUN_BY } from './how-checked'

const LARGEST_PICTURE_BYTES = 150_000
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  version: string
}
/** A command of package.json: `npm run NAME`, `npm start` or `npm test`, with its words. */
const npmScript = /^(?:\w+=\S+ )*npm (?:run |(?=start|test))([\w:-]+)(?: -- (.+))?$/
const testFile = /^npx (jest|playwright test) (\S+)$/

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((name) =>
  `tests/${name}`.replaceAll('\\', '/'),
)

/** What is wrong with a command of the documents. */
function problemOf(command: string): string | undefined {
  const [, script, words = ''] = npmScript.exec(command) ?? []
  if (script === 'test') {
    const named = words.split(' ').filter((word) => word !== '' && word !== '--help')
    return chooseSteps({ words: named, testFiles }).length > 0 ? undefined : 'runs nothing'
  }
  if (script) return Object.hasOwn(scripts, script) ? undefined : 'is no script of package.json'
  const [, runner, part = ''] = testFile.exec(command) ?? []
  if (runner) {
    const kind = runner === 'jest' ? /\.test\.tsx?$/ : /\.spec\.ts$/
    return testFiles.some((file) => kind.test(file) && file.includes(part)) ? undefined : 'runs no test'
  }
  if (command.startsWith('cp '))
    return existsSync(command.split(' ')[1] ?? '') ? undefined : 'copies what is not there'
  return listed.has(command) ? undefined : 'is neither in RUN_BY nor in NOT_RUN'
}
const listed = new Set([...Object.keys(RUN_BY), ...Object.values(NOT_RUN).flat()])

describe.each(documents())('$file', (document) => {
  it('links to files that are there', () => {
    expect(linkedFiles(document).filter((file) => !existsSync(file))).toEqual([])
  })

  it('names files and folders that are there', () => {
    expect(namedFiles(document).filter((file) => !existsSync(file))).toEqual([])
  })

  it('has no command that does not work or that nothing runs', () => {
    const wrong = commands(document).flatMap((command) => {
      const problem = problemOf(command)
      return problem ? [`${command}: ${problem}`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('The documents', () => {
  it('have every command that how-checked.ts lists, and the tests that it names', () => {
    const said = new Set(documents().flatMap(commands))
    expect([...listed].filter((command) => !said.has(command))).toEqual([])
    expect(Object.values(RUN_BY).filter((file) => !existsSync(file))).toEqual([])
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

it('npm run launch-check ends with 1 while anything is left, and says in JSON what and where', () => {
  const program = ['--import', 'tsx', 'scripts/launch-check.ts', '--json', '--offline']
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' })
  const report = JSON.parse(stdout) as { ready: boolean; findings: { file: string; todo: string }[] }
  expect(status).toBe(report.ready ? 0 : 1)
  for (const { file, todo } of report.findings) expect(file && todo).toBeTruthy()
})
