import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packLibrary } from './packed-library'
import { runProgram } from './run-program'

/** The packed library in another project: a folder with a manifest and the library in node_modules. */
export interface NewcomerProject {
  folder: string
  tarball: string
  /** Where the library is installed. */
  installed: string
  /** Runs a program in the folder and returns what it prints; what it printed is in the error where it fails. */
  run: (program: string, ...args: string[]) => string
  /** As `run`, with the file `node_modules/.bin/NAME` of this repository. */
  runBin: (name: string, ...args: string[]) => string
  /** Puts packages of this repository beside the library. */
  install: (...names: string[]) => void
  /** Installs the library a second time, as `npm install NAME@npm:callwright` does. */
  alias: (name: string) => void
  write: (file: string, text: string) => void
  release: () => void
}

export function newcomerProject(): NewcomerProject {
  const repository = process.cwd()
  const folder = mkdtempSync(path.join(tmpdir(), 'newcomer-'))
  const tarball = packLibrary(folder)
  const modules = path.join(folder, 'node_modules')
  const installed = path.join(modules, 'callwright')
  const run = (program: string, ...args: string[]) => runProgram(folder, program, ...args)
  /** A junction, because on Windows only administrators may make other links. */
  const link = (target: string, name: string) => {
    const file = path.join(modules, name)
    if (existsSync(file)) return
    mkdirSync(path.dirname(file), { recursive: true })
    symlinkSync(target, file, 'junction')
  }
  mkdirSync(installed, { recursive: true })
  // Names without a drive: a tar that is not of Windows takes the colon for that of a remote machine.
  run('tar', '-xzf', path.basename(tarball), '-C', 'node_modules/callwright', '--strip-components=1')
  const project: NewcomerProject = {
    folder,
    tarball,
    installed,
    run,
    runBin: (name, ...args) => run(path.join(repository, 'node_modules/.bin', name), ...args),
    install: (...names) => names.forEach((name) => link(path.join(repository, 'node_modules', name), name)),
    alias: (name) => link(installed, name),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    release: () => rmSync(folder, { recursive: true, force: true }),
  }
  project.write('package.json', JSON.stringify({ type: 'module', private: true }))
  return project
}
