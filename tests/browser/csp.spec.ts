import { pages } from '@/content/pages'
import { withPolicy } from '@/scripts/postbuild/write-content-security-policy'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/site-test'

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

for (const address of ['/', '/pricing/', '/nowhere']) {
  test(`${address} is answered with every security header`, async ({ request }) => {
    const headers = (await request.get(address)).headers()
    const policy = directivesOf(headers['content-security-policy'] ?? '')
    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(policy['script-src']).not.toContain("'unsafe-eval'")
    expect(policy['script-src']).not.toContain('*')
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/(^|, )microphone=\(self\)(,|$)/),
      'cross-origin-opener-policy': 'same-origin',
    })
  })
}

test(
  'On a host that sets no headers the policy in the page applies: pages change, and no script but ours runs',
  { tag: '@exhaustive' },
  async ({ page, allowConsole }) => {
    allowConsole(/Content Security Policy/)
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      const html = withPolicy(await response.text(), policy)
      const intruder = '<script>window.intruder = true</script></body>'
      await route.fulfill({ response, headers, body: html.replace('</body>', intruder) })
    })
    const answer = await page.goto('/')
    expect(answer?.headers()).not.toHaveProperty('content-security-policy')
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: pages.pricing.label, exact: true })
      .first()
      .click()
    await expect(page.locator('main[data-page="pricing"] h1')).toBeVisible()
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  },
)

test('Foreign inline scripts do not run, and text becomes no code', async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy|TrustedHTML|TrustedScript|trusted/i)
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</body>', '<script>window.intruder = true</script></body>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  await expect(page.locator('main[data-page="home"] h1')).toBeVisible()
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  const outcomes = await page.evaluate(async () => {
    // A driver's own evaluation may use eval whatever the policy says; a later task may not.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const attempt = (action: () => void) => {
      try {
        action()
        return 'allowed'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const element = document.createElement('div')
    const script = document.createElement('script')
    return {
      markup: attempt(() => (element.innerHTML = '<img src=x onerror="window.intruder=1">')),
      foreignScript: attempt(() => (script.src = 'https://example.com/intruder.js')),
      ownScript: attempt(() => (script.src = '/_next/static/chunks/none.js')),
      code: attempt(() => (script.text = 'window.intruder=1')),
      evaluation: attempt(() => window.setTimeout.constructor('return 1')()),
    }
  })
  expect(outcomes).toEqual({
    markup: 'TypeError',
    foreignScript: 'TypeError',
    ownScript: 'allowed',
    code: 'TypeError',
    evaluation: 'EvalError',
  })
})

test('Browsers may cache hashed files for a year, and revalidate pages', async ({ request }) => {
  const home = await request.get('/')
  expect(home.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(await home.text())?.[0] ?? ''
  const answer = await request.get(chunk, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
})
