/**
 * `npm run docs:reference`, by developers who use the libraries, and by CI: the libraries' reference in dist/reference,
 * from their docstrings and openapi/.
 */
import '../local/closed-output'
import { mkdir, writeFile } from 'node:fs/promises'
import { Application } from 'typedoc'
import { OPENAPI_ROOT, readSpec } from '../api/load'
import { operationsPage } from './operations-page'

const GENERATED = 'dist/reference-pages'

await mkdir(GENERATED, { recursive: true })
await writeFile(`${GENERATED}/operations.md`, operationsPage(await readSpec(OPENAPI_ROOT)))

const app = await Application.bootstrapWithPlugins({ options: 'typedoc.json' })
const project = await app.convert()
if (!project) process.exit(1)
app.validate(project)
await app.generateOutputs(project)
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1)
