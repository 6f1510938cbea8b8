import { parseArgs } from 'node:util'
import * as prettier from 'prettier'
import { OPENAPI_ROOT, SpecError } from './load'
import { print } from './report'
import { takeIn } from './take-in'

const USAGE = `Usage: npm run api:update -- FILE_OR_URL [--write] [--partial]

Shows what a newer specification adds, removes and changes, what of it breaks, and where our code uses that.
  --write    takes it in: writes openapi/ and regenerates lib/api
  --partial  operations that it does not mention stay (the platform publishes only some of them)`

const argumentsGiven = () =>
  parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, partial: { type: 'boolean', default: false } },
  })

async function format(yaml: string): Promise<string> {
  const style = await prettier.resolveConfig(OPENAPI_ROOT)
  return prettier.format(yaml, { ...style, parser: 'yaml', plugins: [] })
}

async function main(): Promise<void> {
  const { values, positionals } = argumentsGiven()
  const [source, ...more] = positionals
  if (!source || more.length > 0) throw new SpecError(USAGE)
  process.stdout.write(print(await takeIn({ source, ...values, format })))
  console.log(values.write ? 'Written. Check it with npm run api:lint.' : 'Nothing was written.')
}

await main().catch((error: unknown) => {
  const isMisuse = error instanceof TypeError && 'code' in error
  if (!(error instanceof SpecError) && !isMisuse) throw error
  console.error(error.message)
  process.exitCode = 1
})
