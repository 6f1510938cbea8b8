import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { bundledPage } from './bundled-page'

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
  let page: RequestListener = () => {}
  const server = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method !== 'POST') {
      if (pathname.endsWith('.js')) scripts.push(pathname)
      return page(request, response)
    }
    const isEnvelope = pathname === '/api/42/envelope/'
    const lines = (await text(request)).split('\n')
    if (isEnvelope) envelopes.push(lines.map((line) => JSON.parse(line) as unknown) as Envelope)
    response.writeHead(isEnvelope ? 200 : 404).end('{}')
  })
  const dsn = server.url.replace('//', '//publickey@') + '/42'
  page = bundledPage({
    title: 'Reporting',
    contents: PAGE,
    define: { 'process.env.NEXT_PUBLIC_ERROR_DSN': JSON.stringify(dsn) },
  })
  return { ...server, envelopes, scripts }
}
