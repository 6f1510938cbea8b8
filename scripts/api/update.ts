/** `npm run api:update`, by maintainers when the platform publishes a newer specification: see USAGE. */
import { parseArgs } from 'node:util'
import * as prettier from 'prettier'
import { SpecError } from './check'
import { OPENAPI_ROOT } from './load'
import { breaks, print } from './report'
import { importSpec } from './import-spec'

const USAGE = `Usage: npm run api:update -- FILE_OR_URL [--write] [--prune] [--accept-names] [--json]

Shows what a newer specification adds, removes and changes, what of it breaks, and where our code uses that.
  --write         imports it: writes openapi/ and regenerates lib/api
  --prune         removes the operations that it does not mention (the platform publishes only some of them)
  --accept-names  gives new operations the names that the report suggests
  --json          prints the report as JSON
Exit code: 0 nothing breaks, 1 the specification could not be read, 2 something breaks.`

/** Exit code when something breaks callers; 1 is for a specification that could not be read. */
const BREAKS = 2

const argumentsGiven = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      'accept-names': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })

async function format(yaml: string): Promise<string> {
  const style = await prettier.resolveConfig(OPENAPI_ROOT)
  return prettier.format(yaml, { ...style, parser: 'yaml', plugins: [] })
}

async function main(): Promise<void> {
  const { values, positionals } = argumentsGiven()
  const [source, ...more] = positionals
  if (!source || more.length > 0) throw new SpecError(USAGE)
  const { json, 'accept-names': acceptNames, ...options } = values
  const report = await importSpec({ source, ...options, acceptNames, format })
  if (json) console.log(JSON.stringify(report, null, 2))
  else {
    process.stdout.write(print(report))
    console.log(values.write ? 'Written. Check it with npm test -- api-spec.' : 'Nothing was written.')
  }
  if (breaks(report)) process.exitCode = BREAKS
}

await main().catch((error: unknown) => {
  const isMisuse = error instanceof TypeError && 'code' in error
  if (!(error instanceof SpecError) && !isMisuse) throw error
  console.error(error.message)
  process.exitCode = 1
})
