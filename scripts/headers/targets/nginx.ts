import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { REVALIDATE } from '../site-headers'
import { GENERATED, quoted, splitRules, WEB_ROOT, type TargetInput } from './target'

/** A site file for nginx, as Debian and Ubuntu package it. */
export function nginxSite({ rules, basePath, host }: TargetInput): string {
  const { everywhere, caching } = splitRules(rules)
  const cachingLines = caching.map(
    ({ folder, cacheControl }) => `  ~^${escapeRegExp(folder)}/ ${quoted(cacheControl)};`,
  )
  const headerLines = Object.entries(everywhere).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  )
  return `# ${GENERATED}
# Put out/ at ${WEB_ROOT}${basePath}, this file in /etc/nginx/sites-enabled/, and let certbot add TLS.
map $uri $callwright_cache {
  default ${quoted(REVALIDATE)};
${cachingLines.join('\n')}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host?.replace(/:\d+$/, '') ?? '_'};
  root ${WEB_ROOT};
  index index.html;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  error_page 404 ${basePath}/404.html;

  # The build compresses; nginx only sends. For brotli: apt install libnginx-mod-http-brotli-static
  gzip_static on;
  gzip_vary on;
  #brotli_static on;

${headerLines.join('\n')}
  add_header Cache-Control $callwright_cache always;

${basePath ? `  location = / {\n    return 302 ${basePath}/;\n  }\n` : ''}  location / {
    try_files $uri $uri/ =404;
  }
  location ~ \\.webmanifest$ {
    default_type application/manifest+json;
  }
  location ~ /(_headers|\\.nojekyll)$ {
    return 404;
  }
}
`
}
