import spawn from 'cross-spawn'
import type { CheckResult } from './finding'

/** Whether the API client is what its specification generates today. */
export function checkGeneratedClient(root: string): CheckResult {
  const { status } = spawn.sync('npm', ['run', '--silent', 'api:generate', '--', '--check'], {
    cwd: root,
    stdio: 'ignore',
  })
  if (status === 0) return { findings: [] }
  return {
    findings: [
      {
        check: 'generated client',
        level: 'must',
        file: 'lib/api/schema.generated.d.ts',
        what: 'The API client is older than its specification.',
        todo: 'Run `npm run api:generate` and keep what it writes.',
      },
    ],
  }
}
