import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Mistakes of somebody who edits content and is no programmer. What is wrong, the file, and how it reads before and after. */
const MISTAKES = [
  [
    'a price as text',
    'facts.ts',
    'deepDive: { priceUsd: 250 }',
    `deepDive: { priceUsd: '$250' }`,
    /'string' is not assignable to type 'number'/,
  ],
  [
    'a number where there are two',
    'facts.ts',
    'mvpWeeks: { from: 3, to: 6 }',
    'mvpWeeks: 4',
    /not assignable to type 'Span'/,
  ],
  ['a figure that is missing', 'facts.ts', '  responseHours: 2,\n', '', /'responseHours' is missing/],
  ['a comma that is missing', 'facts.ts', 'responseHours: 2,', 'responseHours: 2', /',' expected/],
  ['a quote that is missing', 'team.ts', `role: 'founder',`, `role: 'founder,`, /Unterminated string/],
  [
    'a plan without its description',
    'pricing/plans.ts',
    `    description: 'For`,
    `    descripton: 'For`,
    /'descripton' does not exist in type 'PlanContent'/,
  ],
  [
    'a plan that is popular “yes”',
    'pricing/plans.ts',
    'popular: false',
    `popular: 'yes'`,
    /'string' is not assignable to type 'boolean'/,
  ],
  [
    'a logo that is not there',
    'services/stack.ts',
    `logo: 'webrtc'`,
    `logo: 'web-rtc'`,
    /'"web-rtc"' is not assignable to type 'LogoName'/,
  ],
  ['a question without its answer', 'home/faq.ts', '      answer:', '      anwser:', /'answer' is missing/],
  [
    'a channel that has no picture',
    'socials.ts',
    `platform: 'instagram'`,
    `platform: 'tiktok'`,
    /'"tiktok"' is not assignable to type 'Platform'/,
  ],
] as const

const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
  config: { compilerOptions: object }
}
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
const own: ts.CompilerOptions = { ...options, incremental: false, noEmit: true, types: [] }
const modules = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.posix.join('content', file.split(path.sep).join('/')))

let last: ts.Program | undefined
/** What the build's type check says of content/ with one file changed, as `file: message`. */
function errorsWith(changed: string, text: string): string[] {
  const host = ts.createCompilerHost(own)
  const { getSourceFile } = host
  host.getSourceFile = (file, version, ...rest) =>
    path.resolve(file) === path.resolve(changed)
      ? ts.createSourceFile(file, text, version)
      : (last?.getSourceFile(file) ?? getSourceFile.call(host, file, version, ...rest))
  const program = ts.createProgram(modules, own, host)
  last ??= program
  return ts.getPreEmitDiagnostics(program).map(
    ({ file, messageText }) =>
      `${path
        .relative('', file?.fileName ?? '')
        .split(path.sep)
        .join('/')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}

describe('A mistake in content/ is reported in its file, with what was expected', () => {
  it('where there is none, nothing is', () => {
    expect(errorsWith('content/facts.ts', readFileSync('content/facts.ts', 'utf8'))).toEqual([])
  })

  it.each(MISTAKES)('%s, in %s', (_what, file, before, after, message) => {
    const name = `content/${file}`
    const text = readFileSync(name, 'utf8')
    expect(text).toContain(before)
    const errors = errorsWith(name, text.replace(before, after))
    expect(errors[0]).toMatch(message)
    expect(errors.filter((error) => !error.startsWith(`${name}: `))).toEqual([])
  })
})
