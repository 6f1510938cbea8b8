/**
 * `npm run samples`, by the agency: what in `content/` is still marked as a sample, file by file.
 * `npm run samples -- "Dr Samira Haddad" content/team.ts` takes the marks off what is named (an entry, a constant, a file or a
 * folder), once it is your own.
 */
import './local/closed-output'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { commandWord, quoted } from './launch-check/quoted'
import { choose } from './samples/choose'
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

const wanted = process.argv.slice(2)
const [first] = marks

if (wanted.length === 0) {
  console.log(listed(marks))
  console.log(
    first
      ? `Marked as samples: ${marks.length}. Once one is your own, name it: npm run samples -- ${commandWord(first.name ?? first.constant)}`
      : 'Nothing is marked as a sample.',
  )
} else {
  const chosen = choose(root, wanted)
  for (const { source, marks: some } of byFile(chosen.marks)) {
    const file = path.join(root, source.file)
    const text = unmarked(source.tree.text, some)
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
  }
  if (chosen.marks.length > 0) console.log(listed(chosen.marks))
  for (const name of chosen.unmarked) console.log(`${quoted(name)} has no mark of a sample any more.`)
  for (const { name, of } of chosen.parts)
    console.log(
      `${quoted(name)} is a part of ${quoted(of)}, which has the mark: npm run samples -- ${commandWord(of)}`,
    )
  const left = marks.length - chosen.marks.length
  console.log(`Marks removed: ${chosen.marks.length}. Marks left: ${left}.`)
  for (const { name, closest } of chosen.unknown) {
    console.error(
      `Nothing in content/ is named ${quoted(name)}.${closest ? ` Did you mean ${quoted(closest)}?` : ''} npm run samples lists what is marked.`,
    )
    process.exitCode = 1
  }
}
