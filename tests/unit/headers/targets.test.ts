import { siteHeaders } from '@/scripts/headers/site-headers'
import { apacheAccess, apacheSite } from '@/scripts/headers/targets/apache'
import { caddyfile } from '@/scripts/headers/targets/caddy'
import { nginxSite } from '@/scripts/headers/targets/nginx'
import { splitRules, type TargetInput } from '@/scripts/headers/targets/target'
import { vercelConfig } from '@/scripts/headers/targets/vercel'

const policy = "default-src 'self'; script-src 'self' 'sha256-abc='"
const input = (basePath = '', host: string | undefined = 'callwright.example'): TargetInput => ({
  rules: siteHeaders({ contentSecurityPolicy: policy, basePath, unhashedFolders: ['audio'] }),
  basePath,
  host,
})
const names = Object.keys(splitRules(input().rules).everywhere)

interface VercelConfig {
  routes: {
    src?: string
    handle?: string
    status?: number
    dest?: string
    headers?: Record<string, string>
  }[]
}

describe('Every host gets the same headers', () => {
  it.each([
    ['nginx', nginxSite(input())],
    ['Apache', apacheAccess(input())],
    ['Caddy', caddyfile(input())],
    ['Vercel', vercelConfig(input())],
  ])('%s sets every one of them', (_, text) => {
    for (const name of names) expect(text).toContain(name)
    expect(text).toContain("script-src 'self' 'sha256-abc='")
    expect(text).toContain('max-age=31536000, immutable')
  })

  it('Vercel finds files first, and answers 404 with the site’s page for the rest', () => {
    const { routes } = JSON.parse(vercelConfig(input('/site'))) as VercelConfig
    expect(routes.at(-2)).toEqual({ handle: 'filesystem' })
    expect(routes.at(-1)).toEqual({ src: '^/.*$', status: 404, dest: '/site/404.html' })
    expect(new RegExp(routes[1]?.src ?? '').test('/site/_next/static/a.js')).toBe(true)
  })

  it('a sub-path reaches every file', () => {
    for (const text of [nginxSite(input('/site')), apacheAccess(input('/site')), caddyfile(input('/site'))]) {
      expect(text).toContain('/site/_next/static/')
      expect(text).toContain('/site/404.html')
    }
  })

  it('a domain is named where the server, or certbot, looks for it', () => {
    expect(nginxSite(input())).toContain('server_name callwright.example;')
    expect(apacheSite(input())).toContain('ServerName callwright.example\n')
    expect(caddyfile(input())).toContain('\ncallwright.example {\n')
  })

  it('without a domain the site answers every name', () => {
    const unnamed = { ...input(), host: undefined }
    expect(nginxSite(unnamed)).toContain('server_name _;')
    expect(apacheSite(unnamed)).not.toContain('ServerName')
    expect(caddyfile(unnamed)).toContain('\n:80 {\n')
  })

  it('refuses a rule for a folder that some host could not express', () => {
    expect(() =>
      splitRules([...input().rules, { path: '/x/*', headers: { 'X-Robots-Tag': 'none' } }]),
    ).toThrow('Only caching may differ by folder')
  })
})
