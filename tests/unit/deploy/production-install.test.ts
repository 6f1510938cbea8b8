import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

/** What `next build` checks the types of. */
function filesOfSite(): string[] {
  const { config } = ts.readConfigFile('tsconfig.site.json', (file) => readFileSync(file, 'utf8')) as {
    config: object
  }
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  return fileNames.map((file) => path.relative('', file)).filter((file) => !file.startsWith('.next'))
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
const moduleAt = (place: string) =>
  ENDINGS.map((ending) => place + ending).find((file) => /\.\w+$/.test(file) && existsSync(file))

/** The packages that some modules import, and the modules that these import. */
function packagesOf(entries: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const modules = new Set(entries)
  for (const file of modules)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const isLocal = /^(?:@\/|\.)/.test(fileName)
      const local = fileName.startsWith('@/') ? fileName.slice(2) : path.join(path.dirname(file), fileName)
      const found = isLocal ? moduleAt(local) : undefined
      if (found && /\.(?:tsx?|mjs)$/.test(found)) modules.add(found)
      if (!isLocal && !isBuiltin(fileName)) packages.set(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)![0], file)
    }
  return packages
}

it('A host that installs no development packages has every package that a build imports', () => {
  const imported = packagesOf([...filesOfSite(), 'next.config.mjs', 'scripts/postbuild.ts'])
  expect(imported.size).toBeGreaterThan(10)
  expect([...imported].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([])
})
