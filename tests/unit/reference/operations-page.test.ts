import { operationsOf } from '@/scripts/api/document'
import { operationsPage } from '@/scripts/reference/operations-page'
import { platformSpec } from '@/tests/support/platform-spec'

it('The reference of the API has a row for every operation of the specification, as the client calls it', async () => {
  const spec = await platformSpec()
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
