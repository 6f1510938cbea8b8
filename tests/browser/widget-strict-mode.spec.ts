import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import type { LocalServer } from '@/scripts/local/serve'
import { SANDBOX_ASSISTANT_ID, SANDBOX_BUNDLE_NAME, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { serveBesideSandbox } from '../support/beside-sandbox'
import { bundledPage } from '../support/bundled-page'
import { countResources } from '../support/held-resources'
import { expect, test } from '../support/site-test'

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
let site: LocalServer

test.beforeAll(async ({}, { project }) => {
  const page = bundledPage({ title: 'Strict', contents: PAGE, mode: 'development' })
  site = await serveBesideSandbox(project.use.baseURL, page)
})
test.afterAll(() => site.close())

test(
  'In React’s StrictMode a click starts one call, and hanging up releases everything',
  { tag: '@exhaustive' },
  async ({ page, allowConsole }) => {
    allowConsole(/React DevTools/)
    const created: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/call/web')) created.push(request.url())
    })
    const heldResources = await countResources(page)
    await page.goto(site.url)
    const widget = page.locator('[data-voice-widget]')
    await page.getByRole('button', { name: voiceButton.talk }).click()
    await expect(widget).toHaveAttribute('data-state', 'connected')
    expect(created).toHaveLength(1)
    await expect(widget.locator('[data-role="assistant"]').first()).toBeVisible()
    await page.getByRole('button', { name: voiceCopy.connected.hangUp }).click()
    await expect(widget).toHaveAttribute('data-state', 'idle')
    await expect.poll(async () => (await heldResources()).liveMicrophones).toBe(0)
    expect((await heldResources()).audioElements).toBe(0)

    await test.step('removed from the page during a call, it releases the microphone and the sound', async () => {
      await page.getByRole('button', { name: voiceButton.talk }).click()
      await expect(widget).toHaveAttribute('data-state', 'connected')
      await page.getByRole('button', { name: 'Take it away' }).click()
      await expect.poll(async () => (await heldResources()).liveMicrophones).toBe(0)
      await expect.poll(async () => (await heldResources()).audioElements).toBe(0)
    })
  },
)
