/**
 * `npm run api:generate`, by developers after a change of openapi/: types and operation table of lib/api. `npm test` and
 * `npm run launch-check` run it with `-- --check`, which writes nothing and fails when they are stale.
 */
import '../local/closed-output'
import { parseArgs } from 'node:util'
import { generate, isStale } from './generated-files'
import { OPENAPI_ROOT, readSpec } from './load'
import { writeAtomically } from './write'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const files = await generate(await readSpec(OPENAPI_ROOT))

if (values.check) {
  const stale = await isStale(files)
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run api:generate\` and commit the result.`)
    process.exitCode = 1
  } else {
    console.log('lib/api is what openapi/ says.')
  }
} else {
  await writeAtomically(files)
  console.log(`Written: ${[...files.keys()].join(', ')}.`)
}
