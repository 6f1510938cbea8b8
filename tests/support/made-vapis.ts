import Vapi from '@/lib/voice'
import { createFakeEnvironment, type FakeEnvironment } from '@/lib/voice/testing'
import type { VapiEvents } from '@/lib/voice/vapi/events'

const made: Vapi[] = []

// After the tests of each file that imports this.
afterEach(async () => {
  for (const vapi of made.splice(0)) await vapi.dispose()
})

type CallObject = ConstructorParameters<typeof Vapi>[3]

/** An instance in an environment of its own, or in the given one. */
export function makeVapi(environment = createFakeEnvironment(), key = 'key', callObject?: CallObject) {
  const vapi = new Vapi(key, undefined, undefined, callObject, { environment })
  made.push(vapi)
  return { vapi, environment }
}

/** What the instance emits under this name from now on, as `read` gives it. */
export function noted<Name extends keyof VapiEvents & string, Read>(
  vapi: Vapi,
  name: Name,
  read: (...args: VapiEvents[Name]) => Read,
): Read[] {
  const all: Read[] = []
  vapi.on(name, (...args: VapiEvents[Name]) => void all.push(read(...args)))
  return all
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
  await goLive(all)
  return all
}

/** Starts a call, whose assistant then listens. */
export async function goLive({ vapi, environment }: ReturnType<typeof makeVapi>) {
  await vapi.start('assistant')
  environment.answer()
}

/** With the code of a call in the page already, as after hovering. */
export async function warmVapi() {
  const all = makeNotedVapi()
  await all.vapi.prewarm()
  return all
}
