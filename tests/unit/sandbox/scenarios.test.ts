import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { LINES, TOPICS, withoutLinks } from '@/scripts/sandbox/answers'
import clips from '@/scripts/sandbox/clips/clips.json'
import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import { scenarioSchema } from '@/scripts/sandbox/scenario/schema'
import { CAMERA_ERROR_TYPES, FATAL_ERROR_TYPES } from '@/scripts/sandbox/scenario/setup-schema'
import { CLIP_FOLDER } from '@/scripts/sandbox/serve-clip'
import { DEFAULT_SCENARIO } from '@/scripts/sandbox/settings'
import { scenarioLines } from '@/scripts/sandbox/spoken-lines'
import { brand } from '@/content/brand'
import { workedExampleFigures } from '@/content/contract-figures'
import { ENDING_CALLS, REFUSED_STARTS, SURVIVING_CALLS } from '@/tests/support/fault-scenarios'
import { itWhileSample } from '@/tests/support/while-sample'

const scenarios = loadScenarios()
const recordings: Record<string, { file: string; durationMs: number }> = clips

describe('Scenario files', () => {
  it('are all valid, and the default one is among them', () => {
    expect(scenarios[DEFAULT_SCENARIO]?.kind).toBe('conversations')
  })

  it.each(FATAL_ERROR_TYPES)('can refuse a join with the fatal error %s', (type) => {
    expect(scenarios[`join-${type}`]?.join.error?.type).toBe(type)
  })

  it.each(CAMERA_ERROR_TYPES)('can fail the microphone with %s', (type) => {
    expect(scenarios[`camera-${type}`]?.camera?.type).toBe(type)
  })

  it('end a call only for reasons that the platform publishes', () => {
    const { EndedReasonEnum } = parse(readFileSync('openapi/schemas/call.yaml', 'utf8')) as {
      EndedReasonEnum: { enum: string[] }
    }
    const reasons = Object.values(scenarios).flatMap(({ script }) =>
      script.flatMap((step) => ('endCall' in step && step.endCall.announced ? [step.endCall.reason] : [])),
    )
    expect(reasons).toContain('assistant-ended-call')
    expect(reasons.filter((reason) => !EndedReasonEnum.enum.includes(reason))).toEqual([])
  })

  it('are all that the tests of the call library play', () => {
    const played = [...REFUSED_STARTS, ...ENDING_CALLS, ...SURVIVING_CALLS].map(({ scenario }) => scenario)
    expect(played.filter((name) => !scenarios[name])).toEqual([])
  })

  it.each([
    ['an unknown field', { surprise: true }],
    ['an unknown step', { script: [{ assistent: 'Hello' }] }],
    ['a fatal error that the service does not have', { join: { error: { type: 'tired', message: 'No' } } }],
    ['a negative wait', { script: [{ waitMs: -1 }] }],
  ])('are refused with %s', (_, part) => {
    const scenario = { name: 'x', summary: 'X.', ...part }
    expect(scenarioSchema.safeParse(scenario).success).toBe(false)
  })
})

describe('Recordings', () => {
  itWhileSample(brand)('exist for every line of a scenario and outside of topics', () => {
    const lines = [...scenarioLines(), ...Object.values(LINES).map(withoutLinks)]
    expect(lines.filter((line) => !recordings[line])).toEqual([])
  })

  // An answer takes the site's content in: editing a sentence there must not need a synthesiser here.
  itWhileSample(workedExampleFigures)('exist for nearly every answer', () => {
    const answers = TOPICS.map(({ says }) => withoutLinks(says))
    expect(answers.filter((line) => !recordings[line]).length).toBeLessThan(answers.length / 3)
  })

  it('are all in the folder', () => {
    for (const [line, { file }] of Object.entries(recordings))
      expect([line, existsSync(path.join(CLIP_FOLDER, file))]).toEqual([line, true])
  })
})
