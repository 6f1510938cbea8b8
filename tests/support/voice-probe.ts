import type { BrowserContext, Page } from '@playwright/test'
import {
  SANDBOX_ASSISTANT_ID,
  SANDBOX_PUBLIC_KEY,
  SCENARIO_COOKIE,
  LATENCY_COOKIE,
  PACE_COOKIE,
} from '@/scripts/sandbox/settings'
import type { CallTimeouts } from '@/lib/voice'
import { countResources, type HeldResources } from './held-resources'

/** The events, messages and outcome of a call. */
export interface CallRecord {
  /** How `start` went: `started`, `null`, or the code of the error it rejected with. */
  start: string
  /** Names of the events in order, without levels and progress. */
  events: string[]
  /** Types and codes of the `error` events. */
  errors: string[]
  /** Last state: phase, and the reason or code that goes with it. */
  state: string
  stages: string[]
  messages: unknown[]
  transcript: string[]
  /** The messages of all errors. */
  texts: string
}

declare global {
  interface Window {
    probe: {
      record: CallRecord
      leftovers(): HeldResources
      /** Empties the record, for another call in the same page. */
      reset(): void
      vapi: InstanceType<Window['voice']['Vapi']>
    }
  }
}

/** The far end speaks and waits four times faster than normal. */
const PACE = '4'

export async function openProbe(
  page: Page,
  context: BrowserContext,
  url: string,
  { scenario = 'consultant', latency = '' }: { scenario?: string; latency?: string } = {},
) {
  await context.addCookies([
    { name: SCENARIO_COOKIE, value: scenario, url },
    { name: LATENCY_COOKIE, value: latency, url },
    { name: PACE_COOKIE, value: PACE, url },
  ])
  await countResources(page)
  await page.goto(url)
  await page.waitForFunction(() => 'voice' in window)
  await page.evaluate(
    ([key]) => {
      const vapi = new window.voice.Vapi(key ?? '', '/sandbox/api', {
        bundlePathOverride: `${location.origin}/sandbox`,
        callObjectBundleUrlOverride: `${location.origin}/sandbox/call-machine-object-bundle.js`,
      })
      const blank = (): CallRecord => ({
        start: 'not started',
        events: [],
        errors: [],
        state: 'idle',
        stages: [],
        messages: [],
        transcript: [],
        texts: '',
      })
      const record = blank()
      const names = [
        'call-start',
        'call-end',
        'call-start-success',
        'call-start-failed',
        'speech-start',
        'speech-end',
        'network-quality-change',
        'audio',
        'video',
        'network-connection',
      ] as const
      for (const name of names) vapi.on(name, () => void record.events.push(name))
      vapi.on('camera-error', ({ exception }) => void record.events.push(exception.code))
      vapi.on('error', (event) => {
        record.events.push('error')
        record.errors.push(`${event.type} ${event.exception.code}`)
        record.texts += `${event.error.message}\n${event.exception.visitorMessage}\n${JSON.stringify(event)}\n`
      })
      vapi.on(
        'audio-blocked',
        (blocked) => void record.events.push(blocked ? 'audio-blocked' : 'audio-resumed'),
      )
      vapi.on('call-start-progress', ({ stage, status }) => void record.stages.push(`${stage} ${status}`))
      vapi.on('message', (message) => {
        record.messages.push(message)
        if (message?.type === 'status-update' && message.status === 'ended') record.events.push('ended')
      })
      vapi.on('transcript', (lines) => {
        record.transcript = lines.map((line) => `${line.role}${line.partial ? '…' : ':'} ${line.text}`)
      })
      vapi.on('state-change', (state) => {
        record.events.push(`[${state.phase}]`)
        record.state =
          state.phase === 'ended'
            ? `ended ${state.reason}`
            : state.phase === 'failed'
              ? `failed ${state.error.code}`
              : state.phase
      })
      window.probe = {
        vapi,
        record,
        leftovers: window.heldResources,
        reset: () => void Object.assign(record, blank()),
      }
    },
    [SANDBOX_PUBLIC_KEY],
  )
}

/** The next call of the page plays another scenario. The record begins empty. */
export async function nextScenario(page: Page, scenario: string) {
  await page.context().addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: page.url() }])
  await page.evaluate(() => window.probe.reset())
}

/** Starts a call; its outcome is in `probe.record`. */
export const startCall = (page: Page, timeouts: Partial<CallTimeouts> = {}) =>
  page.evaluate(
    async ([assistantId, limits]) => {
      const { vapi, record } = window.probe
      record.start = 'pending'
      await vapi.startOrThrow({ assistantId, timeouts: limits }).then(
        (call) => (record.start = call ? 'started' : 'null'),
        (error: { code?: string }) => (record.start = error.code ?? String(error)),
      )
      return record.start
    },
    [SANDBOX_ASSISTANT_ID, timeouts] as const,
  )

export const recordOf = (page: Page): Promise<CallRecord> => page.evaluate(() => window.probe.record)

/** Waits for a state of `probe.record`. */
export const untilState = (page: Page, state: string) =>
  page.waitForFunction((wanted) => window.probe.record.state === wanted, state)

/** Releases what is kept between calls, and resolves to what is still held. */
export const leftovers = (page: Page): Promise<HeldResources> =>
  page.evaluate(async () => {
    await window.probe.vapi.dispose()
    return window.probe.leftovers()
  })
