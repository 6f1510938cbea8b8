import { existsSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { APACHE, CADDY, findProgram, NGINX } from '@/scripts/check/programs'
import { notFound } from '@/content/not-found'
import { IMMUTABLE, REVALIDATE } from '@/scripts/headers/site-headers'
import { expect, test } from '../support/site-test'
import { hostedAt, startApache, startCaddy, startNginx, type WebServer } from '../support/web-servers'

const SERVERS = [
  { name: 'nginx', program: NGINX, configuration: '/etc/nginx/sites-available', start: startNginx },
  { name: 'Apache', program: APACHE, configuration: '/etc/apache2/sites-available', start: startApache },
  { name: 'Caddy', program: CADDY, configuration: '/etc/caddy/Caddyfile', start: startCaddy },
]

/** The recipes are for Debian's packages: Homebrew's nginx, or that of Fedora, has other files. */
const findServer = ({ program, configuration }: (typeof SERVERS)[number]) =>
  existsSync(configuration) ? findProgram(program) : undefined

const header = async (request: APIRequestContext, url: string, name: string, encoding = 'gzip') =>
  (await request.get(url, { headers: { 'accept-encoding': encoding } })).headers()[name]

for (const webServer of SERVERS) {
  const { name, start } = webServer
  test.describe(`${name}, from its generated file`, () => {
    test.describe.configure({ mode: 'default' })
    let server: WebServer | undefined
    const at = (path: string) => `${server?.url}${path}`
    test.beforeAll(async () => {
      const installed = findServer(webServer)
      test.skip(!installed, `${name} is not installed as on Debian`)
      if (installed) server = await start(installed)
    })
    test.afterAll(() => server?.stop())

    test('serves the site under its headers, and the site works there', async ({ page }) => {
      const response = await page.goto(at('/pricing/'))
      expect(response?.headers()).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      })
      await expect(page.locator('main[data-page="pricing"] h1')).toBeVisible()
    })

    test('lets browsers cache hashed files for a year and revalidate pages', async ({ request }) => {
      const html = await (await request.get(at('/'))).text()
      const chunk = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
      expect(await header(request, at(chunk), 'cache-control')).toBe(IMMUTABLE)
      expect(await header(request, at(chunk), 'content-type')).toMatch(/javascript/)
      for (const path of ['/', '/pricing/', '/robots.txt'])
        expect(await header(request, at(path), 'cache-control')).toBe(REVALIDATE)
    })

    test('opens a page without its closing slash, too', async ({ page }) => {
      await page.goto(at('/pricing'))
      await expect(page.locator('main[data-page="pricing"] h1')).toBeVisible()
    })

    test('sends the files that the build has compressed', async ({ request }) => {
      const html = await (await request.get(at('/'))).text()
      const chunk = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
      for (const path of ['/', '/pricing/', chunk]) {
        expect(await header(request, at(path), 'content-encoding', 'gzip')).toBe('gzip')
        if (server?.sendsBrotli) expect(await header(request, at(path), 'content-encoding', 'br')).toBe('br')
        expect(await header(request, at(path), 'content-encoding', 'identity')).toBeUndefined()
      }
    })

    test('answers 304 for an unchanged page', async ({ request }) => {
      const etag = await header(request, at('/'), 'etag')
      const again = await request.get(at('/'), {
        headers: { 'if-none-match': etag ?? '', 'accept-encoding': 'gzip' },
      })
      expect(again.status()).toBe(304)
    })

    test('answers an unknown address with 404 and the site’s page, under the same headers', async ({
      request,
    }) => {
      const answer = await request.get(at('/nowhere'))
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain(`${notFound.heading}</h1>`)
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
      expect((await request.get(at('/_headers'))).status()).toBe(404)
    })

    test('sends the manifest with its media type', async ({ request }) => {
      expect(await header(request, at('/manifest.webmanifest'), 'content-type')).toMatch(
        /^application\/manifest\+json/,
      )
    })
  })
}

const ADDRESSES = [
  { name: 'below a path, with a domain', basePath: '/site', host: 'www.callwright.example' },
  { name: 'below a path, without a domain', basePath: '/site', host: undefined },
  { name: 'at the root, without a domain', basePath: '', host: undefined },
]

for (const webServer of SERVERS)
  for (const { name: address, basePath, host } of ADDRESSES)
    test.describe(`${webServer.name}, ${address}`, () => {
      const { name, start } = webServer
      test.describe.configure({ mode: 'default' })
      let server: WebServer | undefined
      let hosted: ReturnType<typeof hostedAt> | undefined
      test.beforeAll(async () => {
        const installed = findServer(webServer)
        test.skip(!installed, `${name} is not installed as on Debian`)
        hosted = hostedAt(basePath, host)
        if (installed) server = await start(installed, hosted)
      })
      test.afterAll(async () => {
        await server?.stop()
        hosted?.release()
      })

      /** Asked for under the domain, as a visitor's browser does; redirects are not followed. */
      const get = (request: APIRequestContext, path: string) =>
        request.get(`${server?.url}${path}`, {
          maxRedirects: 0,
          headers: { 'accept-encoding': 'gzip', ...(host ? { host } : {}) },
        })

      test('serves pages and hashed files, each under its headers', async ({ request }) => {
        const page = await get(request, `${basePath}/`)
        expect(page.status()).toBe(200)
        expect(page.headers()).toMatchObject({
          'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
          'cache-control': REVALIDATE,
          'content-encoding': 'gzip',
        })
        const chunk = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
        const script = await get(request, `${basePath}${chunk}`)
        expect(script.status()).toBe(200)
        expect(script.headers()).toMatchObject({ 'cache-control': IMMUTABLE, 'content-encoding': 'gzip' })
      })

      test('redirects the address of a page without its closing slash to the page', async ({ request }) => {
        const answer = await get(request, `${basePath}/pricing`)
        expect([301, 302, 307, 308]).toContain(answer.status())
        const to = new URL(answer.headers().location ?? '', server?.url)
        expect(to.pathname).toBe(`${basePath}/pricing/`)
      })

      test('answers 404 with the site’s page, within the site’s path and outside of it', async ({
        request,
      }) => {
        for (const path of [`${basePath}/nowhere`, '/elsewhere/']) {
          const answer = await get(request, path)
          expect(answer.status()).toBe(404)
          expect(await answer.text()).toContain(`${notFound.heading}</h1>`)
        }
      })

      if (basePath)
        test('redirects the root of the host to the site', async ({ request }) => {
          const answer = await get(request, '/')
          expect(answer.status()).toBe(302)
          expect(new URL(answer.headers().location ?? '', server?.url).pathname).toBe(`${basePath}/`)
        })
    })
