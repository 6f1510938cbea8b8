import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { REVALIDATE } from '../site-headers'
import { GENERATED, quoted, splitRules, WEB_ROOT, type TargetInput } from './target'

/** Kinds of file that the build compresses, by extension. */
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
}
const ENCODINGS = { br: 'br', gz: 'gzip' }

/** A site file for Apache, as Debian and Ubuntu package it: it lets the `.htaccess` beside the pages count. */
export const apacheSite = ({ basePath, host }: TargetInput): string => `# ${GENERATED}
# Put out/ and the .htaccess at ${WEB_ROOT}${basePath}, and this file in /etc/apache2/sites-available/.
<VirtualHost *:80>
${host ? `  ServerName ${host}\n` : ''}  DocumentRoot ${WEB_ROOT}
  <Directory ${WEB_ROOT}>
    AllowOverride All
    Require all granted
    Options FollowSymLinks
  </Directory>
${basePath ? `  RedirectMatch 302 ^/$ ${basePath}/\n  ErrorDocument 404 ${basePath}/404.html\n` : ''}</VirtualHost>
`

/** An `.htaccess` for Apache and most shared hosts, in the folder of index.html. */
export function apacheAccess({ rules, basePath }: TargetInput): string {
  const { everywhere, caching } = splitRules(rules)
  const compressed = Object.entries(ENCODINGS).flatMap(([extension, encoding]) => [
    `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `  RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `  RewriteRule ^(.+)$ $1.${extension} [L]`,
  ])
  const kinds = Object.entries(TYPES).flatMap(([extension, type]) =>
    Object.entries(ENCODINGS).map(
      ([suffix, encoding]) =>
        `<FilesMatch "\\.${extension}\\.${suffix}$">\n  ForceType ${type}\n  SetEnv no-gzip 1\n  SetEnv no-brotli 1\n  Header set Content-Encoding ${encoding}\n  Header append Vary Accept-Encoding\n</FilesMatch>`,
    ),
  )
  return `# ${GENERATED}
# Upload it with the contents of out/. It needs mod_headers and mod_rewrite, which shared hosts have.
DirectoryIndex index.html
ErrorDocument 404 ${basePath}/404.html
Options -Indexes
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
RemoveLanguage .br
RemoveEncoding .br .gz

${Object.entries(everywhere)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)}`)
  .join('\n')}
Header always set Cache-Control ${quoted(REVALIDATE)}
${caching
  .map(
    ({ folder, cacheControl }) =>
      `Header always set Cache-Control ${quoted(cacheControl)} "expr=%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}/#"`,
  )
  .join('\n')}

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^_headers$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^(.*/)?$ $1index.html
${compressed.join('\n')}
</IfModule>

${kinds.join('\n')}
`
}
