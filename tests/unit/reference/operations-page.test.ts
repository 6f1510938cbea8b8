import { operationsOf } from '@/scripts/api/document'
import { OPENAPI_ROOT, readSpec } from '@/scripts/api/load'
import { operationsPage } from '@/scripts/reference/operations-page'

it('The reference of the API has a row for every operation of the specification, as the client calls it', async () => {
  const spec = await readSpec(OPENAPI_ROOT)
  const page = operationsPage(spec)
  for (const { operation } of operationsOf(spec))
    expect(page).toContain(`| \`client.${operation.operationId}(`)
  expect(page).toContain('`client.assistants.update(id, body: UpdateAssistantDTO)`')
  expect(page).toContain('`client.testSuites.runs.get(testSuiteId, id)`')
  expect(page).toContain('`client.calls.list(query?)` | `GET /call` | `Call[]`')
  expect(page).toContain('`client.files.create(form: ')
  expect(page).toMatch(/client\.orgs\.list\(.*\(not published\) \|/)
  expect(page).toMatch(/client\.campaigns\.listV2\(.*List campaigns \(v2\) \|/)
})
