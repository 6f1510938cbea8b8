import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

export type Fields = Record<string, unknown>

/** One resource as it was last published or pulled. */
export interface Known {
  id: string
  /** The version that this repository has sent; undefined if it was only pulled. */
  sent: Fields | undefined
  /** What the platform had. */
  published: Fields
}

/** One resource before a change. */
export interface Before {
  kind: string
  name: string
  id: string
  published: Fields
}

/** `Brief of the consultation` is the file `brief-of-the-consultation`. */
const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

// Writes long texts, such as the prompt, line by line, and fields in alphabetical order, so that changes are short in git.
const textOf = (value: unknown) => stringify(value, { sortMapEntries: true, lineWidth: 100 })

function write(file: string, value: unknown) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, textOf(value))
}

/**
 * What was published, as files to commit: `known/KIND/NAME.yaml` has what the platform had when it was published or
 * pulled last, `snapshots/TIME/KIND/NAME.yaml` what a publication has replaced.
 */
export function openPublishedFiles(folder: string) {
  const knownFile = (kind: string, name: string) => path.join(folder, 'known', kind, `${fileName(name)}.yaml`)
  const snapshots = path.join(folder, 'snapshots')

  return {
    known(kind: string, name: string): Known | undefined {
      const file = knownFile(kind, name)
      return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Known) : undefined
    },
    writeKnown: (kind: string, name: string, known: Known) => write(knownFile(kind, name), known),
    forget: (kind: string, name: string) => rmSync(knownFile(kind, name), { force: true }),
    /** Keeps what a change is about to replace; returns the name of the snapshot. */
    keep(time: Date, resources: readonly Before[]): string {
      const name = time.toISOString().replaceAll(':', '-')
      for (const { kind, name: of, ...before } of resources)
        write(path.join(snapshots, name, kind, `${fileName(of)}.yaml`), { name: of, ...before })
      return name
    },
    /** Names of the snapshots, the newest last. */
    snapshotNames: (): string[] => (existsSync(snapshots) ? readdirSync(snapshots).sort() : []),
    snapshot(name: string): Before[] {
      const kinds = readdirSync(path.join(snapshots, name))
      return kinds.flatMap((kind) =>
        readdirSync(path.join(snapshots, name, kind)).map((file) => {
          const text = readFileSync(path.join(snapshots, name, kind, file), 'utf8')
          return { kind, ...(parse(text) as Omit<Before, 'kind'>) }
        }),
      )
    },
  }
}

export type PublishedFiles = ReturnType<typeof openPublishedFiles>
