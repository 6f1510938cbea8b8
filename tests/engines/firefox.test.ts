import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { voiceCopy } from '@/content/voice'
import { voiceEmbed } from '@/content/voice-embed'
import type { Engine } from './engine'
import { until } from './engine'
import { startFirefox } from './firefox'
import { describeJourneys } from './journeys'
import { FIREFOX, findProgram } from '@/scripts/check/programs'
import type { LocalServer } from '@/scripts/local/serve'
import { startSite } from '@/scripts/local/site-server'
import { serveEmbedPage } from '@/tests/support/embed-page'

const CALL_MS = 30_000
const widgetIs = (state: string) => `document.querySelector('[data-voice-widget][data-state="${state}"]')`

const program = findProgram(FIREFOX)
const skip = program ? false : 'Firefox is not installed. Install it, or set FIREFOX_PATH to its program.'

describe('Firefox', { skip }, () => {
  let site: LocalServer | undefined
  let firefox: Engine | undefined
  const engine = () => firefox ?? assert.fail('Firefox did not start.')
  const url = () => site?.url ?? ''

  before(async () => {
    site = await startSite()
    firefox = await startFirefox(program ?? '')
    await firefox.resize(1300, 900)
  })
  after(async () => {
    await firefox?.close()
    await site?.close()
  })

  describeJourneys(engine, url)

  it('A call with the consultant is made, written down and hung up', async () => {
    await engine().open(`${url()}/`)
    await engine().click('[data-voice-widget] button')
    await until(engine(), widgetIs('connected'), CALL_MS)
    await until(
      engine(),
      `document.querySelector('[data-voice-widget] [data-role="assistant"]')?.textContent`,
    )
    await engine().click(`[data-voice-widget] ::-p-text(${voiceCopy.connected.hangUp})`)
    await until(engine(), widgetIs('idle'))
  })

  it('A page that embeds the consultant makes a call under a strict Content-Security-Policy', async () => {
    const embed = await serveEmbedPage(url())
    try {
      const elementIs = (state: string) => `document.querySelector('voice-consultant[data-state="${state}"]')`
      const inside = (text: string) => `voice-consultant >>> ::-p-text(${text})`
      await engine().open(embed.url)
      await until(engine(), elementIs('idle'))
      await engine().click(inside(voiceEmbed.talk))
      await until(engine(), elementIs('connected'), CALL_MS)
      await engine().click(inside(voiceCopy.connected.hangUp))
      await until(engine(), elementIs('idle'))
    } finally {
      await embed.close()
    }
  })

  it('No error or warning was logged in any of these tests', async () => {
    assert.deepEqual(await engine().problems(), [])
  })
})
