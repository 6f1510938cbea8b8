import { closestWord } from '../check/closest-word'
import { constantOf, nodesOf, sourceFiles } from '../launch-check/source'
import { nameOf, sampleAround, sampleMarks, type Mark } from './marks'

/** What of `content/` somebody has named. */
export interface Choice {
  /** The marks to remove. */
  marks: readonly Mark[]
  /** What is there, with no mark on it. */
  unmarked: readonly string[]
  /** What has no mark of its own, and what it is part of, which has one. */
  parts: readonly { name: string; of: string }[]
  /** What is not there, with the name that was probably meant. */
  unknown: readonly { name: string; closest: string | undefined }[]
}

interface Named {
  file: string
  constant: string
  name: string | undefined
}

const isNamedBy =
  (wanted: string) =>
  ({ file, constant, name }: Named) =>
    [name, constant, file].includes(wanted) || file.startsWith(`${wanted.replace(/\/$/, '')}/`)

interface Node extends Named {
  /** What is marked around it. */
  around: string | undefined
}

const namesOf = (all: readonly Named[]): string[] => [
  ...new Set(all.flatMap(({ file, constant, name }) => [file, constant, ...(name ? [name] : [])])),
]

/** Everything in `content/` that a name can stand for. */
const everything = (root: string): Node[] =>
  sourceFiles(root, ['content']).flatMap(({ file, tree }) =>
    [...nodesOf(tree)].map((node) => {
      const sample = sampleAround(node)
      const around = sample && (nameOf(sample) ?? constantOf(sample))
      return { file, constant: constantOf(node), name: nameOf(node), around }
    }),
  )

/** Finds the marks by the names of entries, constants, files or folders. */
export function choose(root: string, wanted: readonly string[]): Choice {
  const all = sampleMarks(root).map((mark) => ({ ...mark, file: mark.source.file }))
  const isMarked = (one: string) => all.some(isNamedBy(one))
  const others = wanted.filter((one) => !isMarked(one))
  const nodes = others.length > 0 ? everything(root) : []
  const found = others.map((name) => ({ name, nodes: nodes.filter(isNamedBy(name)) }))
  return {
    marks: all.filter((mark) => wanted.some((one) => isNamedBy(one)(mark))),
    unmarked: found
      .filter(({ nodes }) => nodes.some(({ around }) => around === undefined))
      .map(({ name }) => name),
    parts: found.flatMap(({ name, nodes }) => {
      const of = nodes.every(({ around }) => around !== undefined) ? nodes[0]?.around : undefined
      return of === undefined ? [] : [{ name, of }]
    }),
    unknown: found
      .filter(({ nodes }) => nodes.length === 0)
      .map(({ name }) => ({ name, closest: closestWord(name, namesOf(all)) })),
  }
}
