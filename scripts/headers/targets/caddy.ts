import { REVALIDATE } from '../site-headers'
import { GENERATED, quoted, splitRules, WEB_ROOT, type TargetInput } from './target'

/** A Caddyfile. Caddy fetches and renews the certificate by itself. */
export function caddyfile({ rules, basePath, host = ':80' }: TargetInput): string {
  const { everywhere, caching } = splitRules(rules)
  const named = caching.map(({ folder, cacheControl }, index) => ({
    name: `@cached${index + 1}`,
    path: `${folder}/*`,
    cacheControl,
  }))
  return `# ${GENERATED}
# Put out/ at ${WEB_ROOT}${basePath}.
(callwright_headers) {
	header {
${Object.entries(everywhere)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		-Server
	}
}

${host} {
	root * ${WEB_ROOT}
${basePath ? `\tredir / ${basePath}/ 302\n` : ''}	import callwright_headers
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
${named.map(({ name, path, cacheControl }) => `\t${name} path ${path}\n\theader ${name} Cache-Control ${quoted(cacheControl)}`).join('\n')}
	@revalidated not path ${named.map(({ path }) => path).join(' ')}
	header @revalidated Cache-Control ${quoted(REVALIDATE)}

	file_server {
		precompressed br gzip
		hide _headers .nojekyll
	}

	handle_errors {
		import callwright_headers
		@missing expression {http.error.status_code} == 404
		rewrite @missing ${basePath}/404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}
