import path from 'node:path'
import spawn from 'cross-spawn'
import type { CheckResult, Finding } from './finding'

/** `content/team.ts(3,7): error TS2322: Type 'number' is not assignable to type 'string'.` */
const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/

/** Of one mistake in the content, the compiler often has several errors. */
const MOST_ERRORS = 5

/** They are of an older build, and the next one writes them again. */
const WRITTEN_BY_BUILD = /^(?:\.next\/|next-env\.d\.ts$)/

/**
 * The errors with which `npm run build` would stop at the types of the site, those of the content first. An error elsewhere also
 * comes from the content, as where a page names what was deleted.
 */
export function checkCompiles(root: string): CheckResult {
  // The compiler remembers what it found, and needs a third of the time when it runs again.
  const cache = path.join(root, '.cache/launch-check.tsbuildinfo')
  const { error, status, stdout } = spawn.sync(
    process.execPath,
    [
      path.resolve('node_modules/typescript/bin/tsc'),
      ...['--project', 'tsconfig.site.json', '--noEmit', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', cache],
    ],
    { cwd: root, encoding: 'utf8' },
  )
  if (error) throw error
  if (status === 0) return { findings: [] }
  const printed = stdout.split('\n').flatMap((line) => {
    const [, file, lineNumber, message] = ERROR.exec(line) ?? []
    return file === undefined ? [] : [{ file, line: Number(lineNumber), message }]
  })
  // Such as a setting in tsconfig.json that the compiler does not know.
  if (printed.length === 0) throw new Error(`The type check failed:\n${stdout}`)
  const errors = printed.filter(({ file }) => !WRITTEN_BY_BUILD.test(file))
  const ofContent = errors.filter(({ file }) => file.startsWith('content/'))
  const others = errors.filter((each) => !ofContent.includes(each))
  return {
    findings: [...ofContent, ...others].slice(0, MOST_ERRORS).map(({ file, line, message }): Finding => ({
      check: 'types',
      level: 'must',
      file,
      line,
      what: file.startsWith('content/')
        ? `The content does not compile: ${message}`
        : `The site does not compile: ${message}`,
      todo: 'Correct it here or in the lines above. Until then the site cannot be built.',
    })),
  }
}
