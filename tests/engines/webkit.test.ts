import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { LocalServer } from '@/scripts/local/serve'
import { problemsProbe } from './problems-probe'
import type { Engine } from './engine'
import { describeJourneys } from './journeys'
import { startSiteWith } from './probed-site'
import { startWebKit } from './webkit'

describe('WebKit', () => {
  let site: LocalServer | undefined
  let webkit: Engine | undefined
  const engine = () => webkit ?? assert.fail('WebKit did not start.')

  before(async () => {
    site = await startSiteWith(problemsProbe)
    webkit = await startWebKit()
    await webkit.resize(1300, 900)
  })
  after(async () => {
    await webkit?.close()
    await site?.close()
  })

  describeJourneys(engine, () => site?.url ?? '')

  it('No error or warning was logged in any of these tests', async () => {
    assert.deepEqual(await engine().problems(), [])
  })
})
