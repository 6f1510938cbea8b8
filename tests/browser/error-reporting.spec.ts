import { serveReportingPage, type ReportingPage } from '../support/reporting-page'
import { expect, test } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// One after another, because they share the service that gets the reports.
test.describe.configure({ mode: 'default' })

let site: ReportingPage

test.beforeAll(async () => {
  site = await serveReportingPage()
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/./)
  site.envelopes.length = 0
  site.scripts.length = 0
  await page.goto(site.url)
})

test('A page without an error loads no reporter and sends no report', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Break the section' })).toBeVisible()
  expect(site.scripts.filter((path) => path.includes('reporter'))).toEqual([])
  expect(site.envelopes).toEqual([])
})

test('A section that fails is reported once, with its place and no personal data', async ({ page }) => {
  await page.goto(`${site.url}/pricing/?email=ada@example.com#reset-token`)
  await page.getByRole('button', { name: 'Break the section' }).click()
  await expect(page.getByText('The rest goes on.')).toBeVisible()
  await expect.poll(() => site.envelopes.length).toBe(1)
  const [header, item, event] = site.envelopes[0]!
  expect(header.event_id).toMatch(/^[0-9a-f]{32}$/)
  expect(item).toEqual({ type: 'event' })
  expect(event.tags.where).toBe('section faq')
  expect(event.request.url).toBe(`${site.url}/pricing/`)
  const [exception] = event.exception.values
  expect(exception).toMatchObject({ type: 'TypeError', value: 'No slot for [email] at [number]' })
  expect(exception.stacktrace?.frames.length).toBeGreaterThan(0)
  // The random id and the time of a report may contain the same characters.
  const text = JSON.stringify(site.envelopes)
    .replaceAll(header.event_id, '')
    .replace(String(event.timestamp), '')
  expect(text).not.toMatch(/ada|4477|reset-token/)
})

test('An uncaught exception and an unhandled rejection are reported', async ({ page }) => {
  await page.getByRole('button', { name: 'Throw', exact: true }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect
    .poll(() => site.envelopes.map(([, , event]) => event.tags.where))
    .toEqual(['window', 'promise'])
  expect(site.envelopes[0]![2].exception.values[0].value).toBe('https://crm.example/lead is gone')
})

test('A page that fails in a loop sends a few reports and no more', async ({ page }) => {
  await page.getByRole('button', { name: 'Throw in a loop' }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => site.envelopes.length).toBe(4)
  await page.evaluate(() => fetch('/api/42/other', { method: 'POST', body: '{}' }))
  expect(site.envelopes).toHaveLength(4)
})
