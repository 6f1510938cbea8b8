/**
 * `npm run samples`, by the agency: what in `content/` is still marked as a sample, file by file.
 * `npm run samples -- "Dr Samira Haddad" content/team.ts` takes the marks off what is named (an entry, a constant, a file or a
 * folder), once it is your own.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { closestWord } from './check/closest-word'
import { sampleMarks, type Mark } from './samples/marks'
import { unmarked } from './samples/unmark'

const root = process.cwd()
const marks = sampleMarks(root)

function byFile(all: readonly Mark[]) {
  const sources = [...new Set(all.map(({ source }) => source))]
  return sources.map((source) => ({ source, marks: all.filter((mark) => mark.source === source) }))
}

const listed = (all: readonly Mark[]): string =>
  byFile(all)
    .map(({ source, marks: some }) => {
      const lines = some.map(({ line, constant, name }) => `${String(line).padStart(6)}  ${name ?? constant}`)
      return [source.file, ...lines].join('\n')
    })
    .join('\n')

const isNamedBy =
  (wanted: string) =>
  ({ source: { file }, constant, name }: Mark) =>
    [name, constant, file].includes(wanted) || file.startsWith(`${wanted.replace(/\/$/, '')}/`)

const wanted = process.argv.slice(2)
const unknown = wanted.find((one) => !marks.some(isNamedBy(one)))

if (wanted.length === 0) {
  console.log(listed(marks))
  console.log(
    marks.length > 0
      ? `${marks.length} samples. Once one is your own, name it: npm run samples -- "${marks[0]?.name ?? marks[0]?.constant}"`
      : 'Nothing is marked as a sample.',
  )
} else if (unknown !== undefined) {
  const names = marks.flatMap(({ source, constant, name }) => [
    source.file,
    constant,
    ...(name ? [name] : []),
  ])
  const close = closestWord(unknown, names)
  console.error(
    `Nothing named “${unknown}” is marked as a sample.${close ? ` Did you mean “${close}”?` : ''} npm run samples lists all that is. Nothing was changed.`,
  )
  process.exitCode = 1
} else {
  const done = marks.filter((mark) => wanted.some((one) => isNamedBy(one)(mark)))
  for (const { source, marks: some } of byFile(done)) {
    const file = path.join(root, source.file)
    const text = unmarked(source.tree.text, some)
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
  }
  console.log(listed(done))
  console.log(`${done.length} are no samples any more. ${marks.length - done.length} are left.`)
}
