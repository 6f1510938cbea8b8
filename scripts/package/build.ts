import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PACKAGE_FOLDER } from './entries'
import { writeManifest } from './manifest'
import { buildModules } from './modules'
import { buildTypes } from './types'

/** `npm run build:package`: the library as a package in dist/package, ready for `npm pack ./dist/package`. */
async function main(): Promise<void> {
  await rm(PACKAGE_FOLDER, { recursive: true, force: true })
  await buildModules()
  await writeManifest(buildTypes())
  await copyFile('LICENSE', join(PACKAGE_FOLDER, 'LICENSE'))
  await copyFile('docs/package.md', join(PACKAGE_FOLDER, 'README.md'))
  console.log(`The package is in ${PACKAGE_FOLDER}.`)
}

void main()
