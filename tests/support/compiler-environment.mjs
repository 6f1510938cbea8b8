import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/** The TypeScript compiler, which keeps what it has parsed. Every file of tests would load and parse everything again. */
let compiler

function loadCompiler() {
  const ts = require('typescript')
  const parsed = new Map()
  const project = process.cwd().replaceAll('\\', '/')

  function createCompilerHost(options, ...others) {
    const host = ts.createCompilerHost(options, ...others)
    const { getSourceFile } = host
    const settings = JSON.stringify([options.moduleDetection, options.jsx, options.module])
    host.getSourceFile = (file, language, ...rest) => {
      const parse = () => getSourceFile.call(host, file, language, ...rest)
      // What tests write elsewhere may change.
      if (!file.startsWith(project) || !ts.sys.fileExists(file)) return parse()
      const { languageVersion = language, impliedNodeFormat } = Object(language)
      const key = `${file} ${settings} ${languageVersion} ${impliedNodeFormat}`
      if (!parsed.has(key)) parsed.set(key, parse())
      return parsed.get(key)
    }
    return host
  }
  const createProgram = (files, options, host = createCompilerHost(options), ...rest) =>
    ts.createProgram(files, options, host, ...rest)
  return { ...ts, createCompilerHost, createProgram }
}

/** Node, with the one compiler of this process behind `import ts from 'typescript'` (tests/support/compiler.cjs). */
export default class CompilerEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.sharedCompiler = () => (compiler ??= loadCompiler())
  }
}
