import { build } from 'esbuild'
import { serve, type LocalServer } from '@/scripts/local/serve'

const PAGE = `
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import { watchErrors } from '@/lib/error-reporting/report-error'

watchErrors(window)

function Section() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new TypeError('No slot for ada@example.com at +1 555 010 4477')
  return <button onClick={() => setBroken(true)}>Break the section</button>
}

function Page() {
  return (
    <>
      <ErrorBoundary where="section faq" fallback={() => <p>The rest goes on.</p>}><Section /></ErrorBoundary>
      <button onClick={() => { throw new Error('https://crm.example/lead?email=ada@example.com is gone') }}>Throw</button>
      <button onClick={() => void Promise.reject(new Error('Unheard'))}>Reject</button>
      <button onClick={() => { for (let i = 0; i < 30; i++) reportError(new Error('Loop ' + 'x'.repeat(i))) }}>Throw in a loop</button>
    </>
  )
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />)
`

/** What the service got, envelope by envelope: its three lines as JSON. */
type Envelope = [header: { event_id: string }, item: { type: string }, event: ReportedEvent]

interface ReportedEvent {
  timestamp: number
  tags: { where: string }
  request: { url: string }
  exception: { values: [{ type: string; value: string; stacktrace?: { frames: unknown[] } }] }
}

export interface ReportingPage extends LocalServer {
  envelopes: Envelope[]
  /** Scripts that were fetched, by path. */
  scripts: string[]
}

/** The site's own error boundary and reporting, built with a DSN whose service is this server. */
export async function serveReportingPage(): Promise<ReportingPage> {
  const envelopes: Envelope[] = []
  const scripts: string[] = []
  let files = new Map<string, string>()
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = files.get(pathname)
    if (request.method === 'POST') {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        if (pathname === '/api/42/envelope/')
          envelopes.push(body.split('\n').map((line) => JSON.parse(line) as unknown) as Envelope)
        response.writeHead(pathname === '/api/42/envelope/' ? 200 : 404).end('{}')
      })
    } else if (script !== undefined) {
      scripts.push(pathname)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    } else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><meta charset="utf-8"><title>Reporting</title><link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>',
        )
  })
  const dsn = server.url.replace('//', '//publickey@') + '/42'
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: process.cwd(), loader: 'tsx', sourcefile: 'page.tsx' },
    entryNames: 'page',
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_ERROR_DSN': JSON.stringify(dsn),
      'process.env': '{}',
    },
  })
  files = new Map(outputFiles.map(({ path, text }) => [path, text]))
  return { ...server, envelopes, scripts }
}
