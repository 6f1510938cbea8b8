/**
 * Run by CI on a pull request, or by hand (`npx tsx scripts/package/public-api.ts origin/main`): what the package's users
 * see of the change since a commit, as Markdown: types, methods of the API client, sizes. It ends with 1 where a name is
 * gone, or the specification breaks, and no changeset announces a minor or major version.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import spawn from 'cross-spawn'
import { diff } from '../api/diff'
import { OPENAPI_ROOT, readSpec } from '../api/load'
import { compareDeclarations, readDeclarations } from './declarations'

const ENTRIES = ['voice', 'voice/client', 'voice/react', 'voice/testing', 'api', 'api/testing', 'webhooks']
const SIZED = ['voice.js', 'voice/react.js', 'api.js', 'webhooks.js', 'browser/vapi.js']
const PACKAGE = 'dist/package'

const base = process.argv[2] ?? 'origin/main'
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'public-api-')), 'base')
const run = (cwd: string, command: string, ...args: string[]) => {
  const { status, stderr } = spawn.sync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stderr}`)
}
const declarationsIn = (project: string) =>
  readDeclarations(
    Object.fromEntries(ENTRIES.map((entry) => [entry, path.resolve(project, PACKAGE, `${entry}.d.ts`)])),
  )
const kilobytes = (project: string, file: string) =>
  (gzipSync(readFileSync(path.join(project, PACKAGE, file)), { level: 9 }).length / 1000).toFixed(1)
const announcesBreak = () =>
  readdirSync('.changeset').some(
    (file) =>
      file.endsWith('.md') &&
      /^['"]?callwright['"]?: (?:minor|major)$/m.test(readFileSync(path.join('.changeset', file), 'utf8')),
  )

try {
  run('.', 'git', 'worktree', 'add', '--detach', folder, base)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const project of ['.', folder]) run(project, 'npm', 'run', '--silent', 'build:package')

  const types = compareDeclarations(declarationsIn(folder), declarationsIn('.'))
  const specification = diff(
    await readSpec(path.join(folder, OPENAPI_ROOT)),
    await readSpec(OPENAPI_ROOT),
  ).filter(({ breaking }) => breaking)
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n` : ''
  const sections = [
    list(
      'Gone from the package',
      types.removed.map((name) => `\`${name}\``),
    ),
    list(
      'Other types: may break callers',
      types.changed.map(({ name, before, after }) => `\`${name}\`: \`${before}\` → \`${after}\``),
    ),
    list(
      'New in the package',
      types.added.map((name) => `\`${name}\``),
    ),
    list(
      'Breaking in the specification',
      specification.map(({ subject, detail, why }) => `\`${subject}\` ${detail}: ${why}`),
    ),
  ].filter(Boolean)
  console.log(`## What users of the package see since ${base}\n`)
  console.log(
    sections.length > 0
      ? sections.join('\n')
      : 'No change of types and none that breaks in the specification.\n',
  )
  console.log('### Sizes (gzip)\n\n| file | before | now |\n| --- | --: | --: |')
  for (const file of SIZED)
    console.log(`| ${file} | ${kilobytes(folder, file)} kB | ${kilobytes('.', file)} kB |`)
  if ((types.removed.length > 0 || specification.length > 0) && !announcesBreak()) {
    console.error(
      'Something is gone or breaks: add a changeset that announces a minor or major version (npx changeset).',
    )
    process.exitCode = 1
  }
} finally {
  run('.', 'git', 'worktree', 'remove', '--force', folder)
  rmSync(path.dirname(folder), { recursive: true, force: true })
}
