import { spawnSync } from 'node:child_process'

const REFUSED = [
  ['lib/booking/x.ts', `import '../../components/layout/header'`, 'import-x/no-restricted-paths'],
  ['lib/voice/x.ts', `import '../../content/pages'`, 'import-x/no-restricted-paths'],
  ['lib/voice/session/x.ts', `import '../browser/page'`, 'import-x/no-restricted-paths'],
  ['lib/voice/session/x.ts', `import '../daily/transport'`, 'import-x/no-restricted-paths'],
  ['lib/voice/browser/x.ts', `import '../vapi/vapi'`, 'import-x/no-restricted-paths'],
  ['lib/voice/daily/x.ts', `import '../client/session-factory'`, 'import-x/no-restricted-paths'],
  ['lib/voice/controls/x.ts', `import '../vapi/vapi'`, 'import-x/no-restricted-paths'],
  ['lib/voice/tools/x.ts', `import '../session/session'`, 'import-x/no-restricted-paths'],
  ['lib/voice/vapi/x.ts', `import '../conversation/conversation'`, 'import-x/no-restricted-paths'],
  ['lib/voice/client/x.ts', `import '../vapi/vapi'`, 'import-x/no-restricted-paths'],
  ['lib/voice/conversation/x.ts', `import '../vapi/vapi'`, 'import-x/no-restricted-paths'],
  ['content/x.ts', `import '../lib/config'`, 'import-x/no-restricted-paths'],
  ['components/x.tsx', `import '@/app/layout'`, 'import-x/no-restricted-paths'],
  ['components/ui/x.tsx', `import '@/content/shell'`, 'import-x/no-restricted-paths'],
  ['components/pages/team/x.tsx', `import '../pricing/plans'`, 'import-x/no-restricted-paths'],
  ['components/layout/x.tsx', `import '@/components/pages/home'`, 'import-x/no-restricted-paths'],
  ['components/booking/x.tsx', `import '@/components/pages/home/hero'`, 'import-x/no-restricted-paths'],
  ['lib/voice/x.ts', `import 'react'`, 'no-restricted-imports'],
  ['lib/voice/x.ts', `import './react'`, 'no-restricted-imports'],
  ['components/x.tsx', `import '@daily-co/daily-js'`, 'no-restricted-imports'],
  ['components/x.tsx', `console.log(process.env.SECRET)`, 'no-restricted-properties'],
] as const

const ALLOWED = [
  ['components/x.tsx', `import '@/lib/navigation/page-history'`],
  ['lib/voice/daily/x.ts', `import '@daily-co/daily-js'`],
  ['lib/voice/browser/x.ts', `import '../session/ports'`],
  ['lib/voice/session/x.ts', `import '../error-messages'`],
  ['lib/booking/x.ts', `import '../../content/pages'`],
  ['components/ui/x.tsx', `import '@/content/format'`],
  ['components/pages/team/x.tsx', `import './hero'`],
  ['components/pages/team/x.tsx', `import '@/components/layout/section'`],
  ['app/x.tsx', `import '@/components/layout/header'`],
] as const

/** What the linter says about each line of code, were it in the given file; one process for all. */
function lintAll(samples: readonly (readonly [file: string, code: string, ...rest: string[]])[]): string[] {
  const program = `
    import { ESLint } from 'eslint'
    const eslint = new ESLint()
    const samples = ${JSON.stringify(samples)}
    const said = []
    for (const [filePath, code] of samples) {
      const [result] = await eslint.lintText(code + '\\n', { filePath })
      said.push(result.messages.map(({ ruleId, message }) => ruleId + ': ' + message).join('\\n'))
    }
    process.stdout.write(JSON.stringify(said))
  `
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as string[]
}

describe('Imports point one way', () => {
  const said = lintAll([...REFUSED, ...ALLOWED])

  it.each(REFUSED.map((sample, index) => [...sample, said[index] ?? ''] as const))(
    'in %s the linter refuses %s (%s)',
    (_file, _code, rule, answer) => expect(answer).toContain(rule),
  )

  it.each(ALLOWED.map((sample, index) => [...sample, said[REFUSED.length + index] ?? ''] as const))(
    'in %s the linter allows %s',
    (_file, _code, answer) => expect(answer).toBe(''),
  )
})
