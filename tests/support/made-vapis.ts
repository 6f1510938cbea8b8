import Vapi from '@/lib/voice'
import { createFakeEnvironment, type FakeEnvironment } from '@/lib/voice/testing'

const made: Vapi[] = []

/** Has every instance of a test file disposed of after the test that made it. Call once, at the top of the file. */
export function disposeVapisAfterEach(): void {
  afterEach(async () => {
    for (const vapi of made.splice(0)) await vapi.dispose()
  })
}

type CallObject = ConstructorParameters<typeof Vapi>[3]

/** An instance in an environment of its own, or in the given one. */
export function makeVapi(environment = createFakeEnvironment(), key = 'key', callObject?: CallObject) {
  const vapi = new Vapi(key, undefined, undefined, callObject, { environment })
  made.push(vapi)
  return { vapi, environment }
}

/** As `makeVapi`, with what the instance emits about its calls. */
export function makeNotedVapi(given?: FakeEnvironment) {
  const { vapi, environment } = makeVapi(given)
  const events: string[] = []
  for (const name of ['call-start', 'call-end', 'call-start-success', 'call-start-failed'] as const)
    vapi.on(name, () => void events.push(name))
  vapi.on('error', ({ type, exception }) => void events.push(`${type} ${exception.code}`))
  return { vapi, environment, events }
}

/** An instance in a call, whose assistant listens. */
export async function liveVapi() {
  const all = makeNotedVapi()
  await all.vapi.start('assistant')
  all.environment.answer()
  return all
}

/** With the code of a call in the page already, as after hovering. */
export async function warmVapi() {
  const all = makeNotedVapi()
  await all.vapi.prewarm()
  return all
}
