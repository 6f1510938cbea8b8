import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleEmbed, EMBED_HEADERS, ENTRY } from '@/scripts/embed/bundle'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { integrityOf } from '@/scripts/package/integrity'
import { SANDBOX_ASSISTANT_ID, SANDBOX_BUNDLE_NAME, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { serveBesideSandbox } from './beside-sandbox'

/** What docs/embed.md asks a site for, with everything from one host. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; media-src blob:; base-uri 'none'; form-action 'none'"

/** A page whose own styles would spoil a button that they reached. */
const PAGE_CSS = 'body { font: 1rem/1.5 serif; margin: 3rem } button { all: unset; color: red !important }'

/** The built files on a host of their own, which sends with them what docs/embed.md asks for. */
export async function serveEmbedFiles(): Promise<LocalServer & { integrity: string }> {
  const scripts = await embedScripts()
  const server = await serve((request, response) => {
    const script = scripts.get((request.url ?? '').slice(1))
    if (script) response.writeHead(200, { 'content-type': 'text/javascript', ...EMBED_HEADERS }).end(script)
    else response.writeHead(404).end()
  })
  return { ...server, integrity: integrityOf(scripts.get(ENTRY) ?? '') }
}

async function embedScripts() {
  const { entry, rest } = await bundleEmbed()
  return new Map([entry, ...rest].map((file) => [path.basename(file.path), file.contents]))
}

/**
 * The example page of the documentation, with the sandbox behind it, under a strict policy; its script comes from the
 * page's own host, or from another with the value of `integrity`.
 */
export async function serveEmbedPage(
  siteUrl: string | undefined,
  {
    scriptHost,
    integrity,
    isModule = true,
  }: { scriptHost?: string; integrity?: string; isModule?: boolean } = {},
): Promise<LocalServer> {
  const scripts = scriptHost ? new Map<string, Uint8Array>() : await embedScripts()
  const policy = STRICT_POLICY.replace("script-src 'self'", `script-src 'self' ${scriptHost ?? ''}`)
  const page = readFileSync('docs/embed-example.html', 'utf8')
    .replace('</head>', '<link rel="stylesheet" href="page.css" /></head>')
    .replace(
      'src="voice-consultant.js"',
      `src="${scriptHost ? `${scriptHost}/` : ''}voice-consultant.js"` +
        (integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''),
    )
    .replace(' type="module" ', isModule ? '$&' : ' ')
    .replace('YOUR_PUBLIC_KEY', SANDBOX_PUBLIC_KEY)
    .replace(
      '"YOUR_ASSISTANT_ID"',
      `"${SANDBOX_ASSISTANT_ID}" api-url="/sandbox/api" call-bundle-url="/sandbox/${SANDBOX_BUNDLE_NAME}"`,
    )
  return serveBesideSandbox(siteUrl, (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const script = scripts.get(pathname.slice(1))
    if (script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (pathname === '/page.css') response.writeHead(200, { 'content-type': 'text/css' }).end(PAGE_CSS)
    else if (pathname === '/frame')
      // Reached as localhost, it shows the page in a frame of another origin.
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><title>A site builder</title><link rel="icon" href="data:,"><iframe title="Consultant" src="http://${request.headers.host?.replace('localhost', '127.0.0.1')}/" allow="microphone; autoplay" width="400" height="640"></iframe>`,
        )
    else if (pathname === '/')
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
        .end(search === '?unset' ? page.replace(SANDBOX_PUBLIC_KEY, '') : page)
    else response.writeHead(404).end()
  })
}
