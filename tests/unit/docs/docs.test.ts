import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chooseSteps } from '@/scripts/check/steps'
import { commands, documents, linkedFiles, namedFiles } from './documents'

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

/** What is wrong with a command that npm or a test runner runs; of others nothing is known. */
function problemOf(command: string): string | undefined {
  const [, script, words = ''] = npmScript.exec(command) ?? []
  if (script === 'test') {
    const named = words.split(' ').filter((word) => word !== '' && word !== '--help')
    return chooseSteps({ words: named, testFiles }).length > 0 ? undefined : 'runs nothing'
  }
  if (script) return Object.hasOwn(scripts, script) ? undefined : 'is no script of package.json'
  const [, runner, part = ''] = testFile.exec(command) ?? []
  if (!runner) return undefined
  const kind = runner === 'jest' ? /\.test\.tsx?$/ : /\.spec\.ts$/
  return testFiles.some((file) => kind.test(file) && file.includes(part)) ? undefined : 'runs no test'
}

describe.each(documents())('$file', (document) => {
  it('links to files that are there', () => {
    expect(linkedFiles(document).filter((file) => !existsSync(file))).toEqual([])
  })

  it('names files and folders that are there', () => {
    expect(namedFiles(document).filter((file) => !existsSync(file))).toEqual([])
  })

  it('has no command that does not exist', () => {
    const wrong = commands(document).flatMap((command) => {
      const problem = problemOf(command)
      return problem ? [`${command}: ${problem}`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('The documents', () => {
  it('name the version of the package', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${version}`)
    expect(readFileSync('docs/api.md', 'utf8')).toContain(`callwright-${version}.tgz`)
  })

  it('name no setting that .env.example does not have', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^(NEXT_PUBLIC_\w+)=/gm)].map(
      ([, name]) => name,
    )
    const named = documents().flatMap(({ text }) => text.match(/NEXT_PUBLIC_\w+/g) ?? [])
    expect([...new Set(named)].filter((name) => !listed.includes(name))).toEqual([])
  })
})
