import { readFileSync } from 'node:fs'
import { newcomerProject, type NewcomerProject } from '@/tests/support/newcomer-project'

jest.setTimeout(180_000)

/** What the official SDK's file of API types exports. */
const official = [
  ...readFileSync('node_modules/@vapi-ai/web/dist/api.d.ts', 'utf8').matchAll(
    /^export (?:declare )?(?:class|enum|interface|type) (\w+)/gm,
  ),
].map(([, name = '']) => name)

/** Those of them that docs/differences.md says are missing here. */
const listed = [
  .../```text\n(.*?)```/s
    .exec(
      readFileSync('docs/differences.md', 'utf8').split('\n## Files of the official package\n')[1] ?? '',
    )![1]!
    .matchAll(/\w+/g),
].map(([name]) => name)

/** An app as people write them: it names the types of the API from the files that they lie in. */
const APP = `import Vapi from '@vapi-ai/web'
import { AssistantOverrides, CreateAssistantDTO, OpenAIMessage } from '@vapi-ai/web/dist/api'
import type { Call, CreateSquadDTO, CreateWorkflowDTO, JsonSchema, OpenAIModel } from '@vapi-ai/web/dist/api.js'
import FromFile, { type AddMessageMessage } from '@vapi-ai/web/dist/vapi'
import type { Assistant, CreateTransferCallToolDTO } from '@vapi-ai/web/api'

interface Extended extends CreateAssistantDTO {
  ownField?: boolean
}
const messages: OpenAIMessage[] = [{ role: 'system', content: 'Ask about {{topic}}.' }]
const model: OpenAIModel = { provider: 'openai', model: 'gpt-4o', messages }
export const interviewer: Extended = {
  name: 'Interviewer',
  firstMessage: 'Hello!',
  transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en' },
  voice: { provider: '11labs', voiceId: 'sarah', stability: 0.4, similarityBoost: 0.8, speed: 0.9, style: 0.5 },
  model,
  ownField: true,
}
const overrides: AssistantOverrides = { variableValues: { topic: 'tides' }, clientMessages: ['transcript'] }
const squad: CreateSquadDTO = { members: [{ assistant: interviewer, assistantDestinations: [] }] }
const parameters: JsonSchema = { type: 'object', properties: { when: { type: 'string' } }, required: ['when'] }
const message: AddMessageMessage = { type: 'add-message', message: { role: 'user', content: 'Hello.' } }

const vapi: Vapi = new FromFile('public-key')
export const asCommonJs: Vapi = new Vapi.default('public-key')
export async function call(workflow: CreateWorkflowDTO): Promise<Call | null> {
  vapi.send(message)
  await vapi.start(undefined, undefined, squad)
  await vapi.start(undefined, undefined, undefined, workflow)
  return vapi.start(interviewer, overrides)
}
export const kept: { assistant?: Assistant; tool?: CreateTransferCallToolDTO; parameters: JsonSchema } = { parameters }
`

let project: NewcomerProject
beforeAll(() => {
  project = newcomerProject()
  project.install('openapi-fetch', '@daily-co/daily-js')
  project.alias('@vapi-ai/web')
  project.write('app.ts', APP)
  const names = official.map((name) => `import type { ${name} } from '@vapi-ai/web/dist/api'`)
  project.write('names.ts', names.join('\n'))
})
afterAll(() => project.release())

const strict = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--skipLibCheck']

describe('Under the name of the official SDK, as `npm install @vapi-ai/web@npm:callwright` gives it', () => {
  it.each(['@vapi-ai/web', '@vapi-ai/web/dist/vapi.js'])('%s is the class', (name) => {
    const program = `import Vapi from '${name}'; console.log(typeof new Vapi('public-key').start)`
    expect(project.run(process.execPath, '--input-type=module', '--eval', program).trim()).toBe('function')
  })

  it.each([
    ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
    ['Node', ['--module', 'nodenext']],
    ['a resolver without `exports`', ['--module', 'esnext', '--moduleResolution', 'node10']],
  ])('an app that names the types of the API compiles for %s', (_resolver, options) => {
    project.runBin('tsc', ...strict, ...options, 'app.ts')
  })

  it('the types of the API have the official names, but for those that docs/differences.md lists', () => {
    expect(official.length).toBeGreaterThan(900)
    let printed = ''
    try {
      project.runBin('tsc', ...strict, '--module', 'nodenext', '--pretty', 'false', 'names.ts')
    } catch (error) {
      printed = String(error)
    }
    const errors = printed.split(/\r?\n/).filter((line) => line.includes(': error '))
    const missing = errors.map(
      (line) => /error TS(?:2305|2724): .* has no exported member (?:named )?'(\w+)'/.exec(line)?.[1] ?? line,
    )
    expect(missing.toSorted()).toEqual(listed.toSorted())
  })
})
