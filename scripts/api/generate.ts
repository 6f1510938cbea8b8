import { parseArgs } from 'node:util'
import { generate, isStale } from './generated-files'
import { OPENAPI_ROOT, readSpec } from './load'
import { writeAtomically } from './write'

/** `npm run api:generate`, after a change of openapi/: types and operation table of lib/api. Checks add `-- --check`. */
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
