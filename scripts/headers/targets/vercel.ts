import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { REVALIDATE } from '../site-headers'
import { splitRules, type TargetInput } from './target'

/**
 * `config.json` of Vercel's Build Output API, beside a folder `static` with the exported files. The policy cannot be in
 * `vercel.json`, because Vercel reads that file before the build, which generates the policy.
 */
export function vercelConfig({ rules, basePath }: TargetInput): string {
  const { everywhere, caching } = splitRules(rules)
  const config = {
    version: 3,
    routes: [
      {
        src: `^${escapeRegExp(basePath)}/.*$`,
        headers: { ...everywhere, 'Cache-Control': REVALIDATE },
        continue: true,
      },
      ...caching.map(({ folder, cacheControl }) => ({
        src: `^${escapeRegExp(folder)}/.*$`,
        headers: { 'Cache-Control': cacheControl },
        continue: true,
      })),
      { handle: 'filesystem' },
      { src: '^/.*$', status: 404, dest: `${basePath}/404.html` },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
