import spawn from 'cross-spawn'
import { startSite } from '@/scripts/local/site-server'
import { expect, test } from './site-test'

/**
 * The `test` of site-test for the site as `npm run build:local` makes it with these settings. The first test builds it. `out/` stays
 * that site until the next build, so the project of such a file has one worker. Addresses are relative: `page.goto('team/')`.
 */
export const testBuiltWith = (settings: Record<string, string>) =>
  test.extend<object, { siteUrl: string }>({
    siteUrl: [
      async ({}, provide) => {
        const env = { ...process.env, ...settings }
        const { status } = spawn.sync('npm', ['run', '--silent', 'build:local'], { env, stdio: 'inherit' })
        expect(status, 'The site builds with these settings.').toBe(0)
        const basePath = settings.NEXT_PUBLIC_BASE_PATH ?? ''
        const site = await startSite(undefined, basePath)
        await provide(`${site.url}${basePath}/`)
        await site.close()
      },
      { scope: 'worker', timeout: 480_000 },
    ],
    baseURL: ({ siteUrl }, provide) => provide(siteUrl),
  })

export { expect }
