import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The licences of packages and of all that they depend on, as a file that contains their code must show them. */
export function licencesOf(packages: readonly string[]): string {
  const known = new Set<string>()
  const visit = (name: string): void => {
    if (known.has(name) || name.startsWith('@types/')) return
    known.add(name)
    const { dependencies = {} } = manifestOf(name)
    for (const dependency of Object.keys(dependencies)) visit(dependency)
  }
  for (const name of packages) visit(name)
  return [...known].sort().map(licenceOf).join('\n')
}

function licenceOf(name: string): string {
  const { version, license } = manifestOf(name)
  const file = readdirSync(folderOf(name)).find((it) => /^licen[cs]e/i.test(it))
  const text = file === undefined ? '' : readFileSync(path.join(folderOf(name), file), 'utf8').trim()
  return `${name} ${version}, ${license}\n\n${text}\n`
}

const folderOf = (name: string) => path.join('node_modules', name)

function manifestOf(name: string) {
  const file = path.join(folderOf(name), 'package.json')
  if (!existsSync(file)) throw new Error(`${name} is not installed: run npm ci.`)
  return JSON.parse(readFileSync(file, 'utf8')) as {
    version: string
    license: string
    dependencies?: Record<string, string>
  }
}
