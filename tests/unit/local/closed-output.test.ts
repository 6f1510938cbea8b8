import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from '@/tests/support/run-program'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = [
  ...new Set(Object.values(scripts).flatMap((line) => /tsx ([\w/-]+\.ts)/.exec(line)?.[1] ?? [])),
]

/** Prints two lines, the second after its reader has gone, and then says in a file how it ended. */
const PROGRAM = `
  import './scripts/local/closed-output'
  import { setTimeout } from 'node:timers/promises'
  console.log('one')
  await setTimeout(300)
  for (let line = 0; line < 3; line++) { console.log('two'); await setTimeout(20) }
  console.error('finished')
`

describe('A command whose output nobody reads any more, as in `npm run samples | head`', () => {
  it('finishes, without an error', () => {
    const program = `node --import tsx --input-type=module -e "$1" 2>&3 | head -1`
    expect(runProgram('.', 'bash', '-c', `exec 3>&1; ${program}`, 'bash', PROGRAM)).toBe('one\nfinished\n')
  })

  it.each(commands)('%s is such a command', (file) => {
    const relative = path.posix.relative(path.posix.dirname(file), 'scripts/local/closed-output')
    const specifier = relative.startsWith('.') ? relative : `./${relative}`
    expect(readFileSync(file, 'utf8')).toContain(`import '${specifier}'\n`)
  })
})
