import Vapi from '@/lib/voice'
import { createFakeEnvironment } from '@/lib/voice/testing'

const made: Vapi[] = []

/** Has every instance of a test file disposed of after the test that made it. Call once, at the top of the file. */
export function disposeVapisAfterEach(): void {
  afterEach(async () => {
    for (const vapi of made.splice(0)) await vapi.dispose()
  })
}

/** An instance in an environment of its own, or in the given one. */
export function makeVapi(environment = createFakeEnvironment()) {
  const vapi = new Vapi('key', undefined, undefined, undefined, { environment })
  made.push(vapi)
  return { vapi, environment }
}
