import Vapi from '@/lib/voice'
import { createFakePlatform } from '@/lib/voice/testing'

const made: Vapi[] = []

/** Has every instance of a test file disposed of after the test that made it. Call once, at the top of the file. */
export function disposeVapisAfterEach(): void {
  afterEach(async () => {
    for (const vapi of made.splice(0)) await vapi.dispose()
  })
}

/** An instance on a platform of its own, or on the given one. */
export function makeVapi(platform = createFakePlatform()) {
  const vapi = new Vapi('key', undefined, undefined, undefined, { platform })
  made.push(vapi)
  return { vapi, platform }
}
