import type { LocalServer } from '@/scripts/local/serve'
import { SANDBOX_ASSISTANT_ID, SANDBOX_BUNDLE_NAME, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { serveBesideSandbox } from './beside-sandbox'
import { bundledPage } from './bundled-page'

const PAGE = `
import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createLauncher } from '@/components/voice/launcher'
import { CallPanel } from '@/components/voice/panel/panel'
import { createPanelCall } from '@/components/voice/panel/panel-call'

const account = {
  publicKey: '${SANDBOX_PUBLIC_KEY}',
  assistantId: '${SANDBOX_ASSISTANT_ID}',
  apiUrl: '/sandbox/api',
  callBundleUrl: '/sandbox/${SANDBOX_BUNDLE_NAME}',
}
const contact = { bookUrl: undefined, phone: undefined, phoneUrl: undefined }
const nothing = () => {}

function Widget() {
  const [launcher] = useState(() => createLauncher(async () => createPanelCall({ account })))
  const { presence, call } = useSyncExternalStore(launcher.subscribe, launcher.snapshot)
  useEffect(() => launcher.reset, [launcher])
  return (
    <div data-voice-widget="" data-state={presence.state}>
      <button onClick={launcher.start}>Talk to AI</button>
      {call ? <CallPanel call={call} contact={contact} consent="" onClose={nothing} /> : null}
    </div>
  )
}

function Page() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(false)}>Take it away</button>
      {shown ? <Widget /> : null}
    </>
  )
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<StrictMode><Page /></StrictMode>)
`

/** The consultant in React's StrictMode and development build, which mounts everything twice. */
export const serveStrictPage = (siteUrl: string | undefined): Promise<LocalServer> =>
  serveBesideSandbox(siteUrl, bundledPage({ title: 'Strict', contents: PAGE, mode: 'development' }))
