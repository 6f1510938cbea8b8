import { chooseScenario, hangUp, slowDownConnecting, talk, widget } from '../support/call'
import { keepResourceLedger } from '../support/resource-ledger'
import { expect, test } from '../support/site-test'

test.describe('A visitor talks to the consultant', () => {
  test('One click connects, and the transcript fills as the consultant speaks', async ({
    page,
    foreignRequests,
  }) => {
    await page.goto('/')
    await expect(widget(page)).toHaveAttribute('data-state', 'idle')
    await page.getByRole('button', { name: 'Talk to AI' }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connecting')
    await expect(widget(page).getByText('Connecting...').first()).toBeVisible()

    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await expect(widget(page).getByText('Connected', { exact: true }).first()).toBeVisible()
    await expect(widget(page)).toHaveAttribute('data-speaking', 'true')
    await expect(widget(page).getByText('Speaking...').first()).toBeVisible()
    await expect(widget(page).locator('[data-role="assistant"]').first()).toContainText(/\w{3,}/)
    await expect(widget(page)).toHaveAttribute('data-speaking', 'false', { timeout: 30_000 })
    await expect(widget(page).getByText('Listening...').first()).toBeVisible()
    await expect(widget(page).locator('[data-role="assistant"][data-partial="true"]')).toHaveCount(0)

    expect(foreignRequests).toEqual([])
  })

  test('The consultant hears the visitor and answers', async ({ page }) => {
    await page.goto('/')
    await talk(page)
    await expect(widget(page).locator('[data-role="user"]').first()).toContainText(/\w{3,}/, {
      timeout: 40_000,
    })
    await expect(widget(page).locator('[data-role="assistant"]').nth(1)).toContainText(/\w{3,}/, {
      timeout: 30_000,
    })
  })

  test('The panel is 320 px wide in a call and 280 px otherwise, its transcript 192 px tall', async ({
    page,
    context,
    baseURL,
  }) => {
    await slowDownConnecting(context, baseURL)
    await page.goto('/')
    await page.getByRole('button', { name: 'Talk to AI' }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connecting')
    await expect.poll(() => panelWidth()).toBe(280)
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await expect.poll(() => panelWidth()).toBe(320)
    const transcript = await widget(page).getByRole('region', { name: 'Transcript' }).boundingBox()
    expect(transcript?.height).toBe(192)

    async function panelWidth() {
      return (await widget(page).boundingBox())?.width
    }
  })

  test('Hanging up returns the widget to idle and clears the transcript', async ({ page }) => {
    await page.goto('/')
    await talk(page)
    await expect(widget(page).locator('[data-role]').first()).toBeVisible()
    await hangUp(page)
    await expect(page.getByRole('button', { name: 'Talk to AI' })).toBeVisible()
    await expect(widget(page).locator('[data-role]')).toHaveCount(0)
  })

  test('The call goes on while the visitor changes pages', async ({ page }) => {
    await page.goto('/')
    await talk(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.locator('main[data-page="privacy"]')).toBeVisible()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await hangUp(page)
  })

  test('A call that the platform refuses returns the widget to idle', async ({
    page,
    context,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/401|Voice call/)
    await chooseScenario(context, baseURL, 'api-401')
    await page.goto('/')
    const refused = page.waitForResponse((response) => response.url().endsWith('/call/web'))
    await page.getByRole('button', { name: 'Talk to AI' }).click()
    expect((await refused).status()).toBe(401)
    await expect(widget(page)).toHaveAttribute('data-state', /idle|error/)
    await expect(page.getByRole('button', { name: /Talk to AI|Try again/ }).first()).toBeVisible()
    await expect(widget(page).locator('[data-role]')).toHaveCount(0)
  })
})

test('No media code is in the page until the visitor shows intent', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const isMediaCode = (code: string) => code.includes('callObjectBundleUrlOverride')
  expect((await Promise.all(scripts)).some(isMediaCode)).toBe(false)
  await page.getByRole('button', { name: 'Talk to AI' }).hover()
  await expect.poll(async () => (await Promise.all(scripts)).some(isMediaCode)).toBe(true)
})

test('Stopping while connecting ends the attempt at once and gives the microphone back', async ({
  page,
  context,
  baseURL,
}) => {
  await slowDownConnecting(context, baseURL)
  const held = await keepResourceLedger(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Talk to AI' }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'connecting')
  await widget(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'idle')
  await expect.poll(async () => (await held()).liveMicrophoneTracks).toBe(0)
})

test('Ten calls in a row leave no audio element, no live microphone track and no listener', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const held = await keepResourceLedger(page)
  await page.goto('/')
  await talk(page)
  await hangUp(page)
  const afterFirst = await held()
  for (let call = 2; call <= 10; call += 1) {
    await talk(page)
    await hangUp(page)
  }
  await expect.poll(held).toEqual(afterFirst)
  expect(afterFirst).toMatchObject({ liveMicrophoneTracks: 0, openPeerConnections: 0 })
})
