import Ajv2020 from 'ajv/dist/2020'
import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'
import { nameOf, operationsOf, resolveRef, type OpenApiDocument } from '@/scripts/api/document'
import { askOperations } from '@/tests/support/asked-operations'
import { platformSpec } from '@/tests/support/platform-spec'

const FORMATS = { 'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, uuid: /^[0-9a-f-]{36}$/, uri: /^https?:/ }

/** The cases come from the specification: an operation that is added there is tested here. */
let document: OpenApiDocument
let platform: FakePlatform

beforeAll(async () => {
  document = await platformSpec()
})
beforeEach(() => {
  platform = createFakePlatform()
})

describe('every operation of the specification', () => {
  it('is answered with a status and a body that the specification allows', async () => {
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      allErrors: true,
      formats: FORMATS,
      inlineRefs: false,
      validateSchema: false,
      code: { optimize: false },
    })
    ajv.addSchema({ $id: 'spec:', components: document.components })
    const wrong: string[] = []
    for (const entry of operationsOf(document)) {
      const response = await askOperations(document, platform).ask(entry)
      const text = await response.text()
      const answer = entry.operation.responses?.[String(response.status)]
      const [type, media] = Object.entries((answer && resolveRef(document, answer).content) ?? {})[0] ?? []
      const sent = response.headers.get('content-type') ?? ''
      const isStream = sent.startsWith('text/event-stream')
      const isType = type === undefined ? text === '' : isStream || sent.startsWith(type)
      if (!response.ok || !answer || !isType) wrong.push(`${nameOf(entry)} ${response.status} ${text}`)
      if (!media?.schema || type !== 'application/json' || !isType) continue
      const schema = JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"spec:#/')) as object
      const validate = ajv.compile(schema)
      const values = isStream ? [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data) : [text]
      for (const value of values)
        if (!validate(JSON.parse(value))) wrong.push(`${nameOf(entry)} ${ajv.errorsText(validate.errors)}`)
    }
    expect(wrong).toEqual([])
  })
})
