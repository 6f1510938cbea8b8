/* What `import ts from 'typescript'` gets in a test: the compiler of tests/support/compiler-environment.mjs. */
module.exports = globalThis.sharedCompiler()
