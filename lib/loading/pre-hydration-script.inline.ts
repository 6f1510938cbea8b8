/*
 * The inline script that runs before the first paint and before any other code. Its bytes are in every page, and its
 * hash is in the security policy.
 */
import { READER_EVENTS } from '../navigation/page-scrolling'
import { shouldReloadOnce } from './missing-code'
import type { OpeningScriptSettings } from './pre-hydration-script'

declare const settings: OpeningScriptSettings

declare global {
  interface Window {
    /** The reader has scrolled or pressed something before the page's code was there, which then takes them nowhere else. */
    isReaderHere?: boolean
    /** Trusted Types, as far as they are used here; TypeScript does not know them yet. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string | undefined>): unknown
    }
  }
}

const isHydrated = () => window.preHydrationNavigation === null

/** Text without a tag, or an empty script element. */
const ALLOWED_HTML = /^(?:[^\x3c]*|\x3cscript>\x3c\/script>)$/

/**
 * Creates the page's only Trusted Types policy. Script addresses must be ours or the call library's. React assigns two
 * kinds of HTML strings: texts without a tag, such as structured data and this script, when it renders the document
 * again; and an empty script element, to create one. Anything else that is assigned to a dangerous sink throws.
 */
function createTrustedTypesPolicy() {
  const allowedOrigins = [location.origin, ...settings.scriptOrigins]
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const isAllowed =
        allowedOrigins.includes(new URL(address, document.baseURI).origin) ||
        address.startsWith(`blob:${location.origin}/`)
      return isAllowed ? address : undefined
    },
    createHTML: (html) => (ALLOWED_HTML.test(html) ? html : undefined),
  })
}

/** Redirects `/?page=pricing`, the form of earlier links, to `/pricing/`: here, so that it works on every host. */
function redirectPageQuery() {
  const query = new URLSearchParams(location.search)
  const page = query.get('page')
  const path = location.pathname.replace(/index\.html$/, '')
  if (path !== `${settings.basePath}/` || page === null || !settings.pageNames.includes(page)) return
  query.delete('page')
  const folder = page === 'home' ? '' : `${page}/`
  const search = String(query) && `?${query}`
  location.replace(path + folder + search + location.hash)
}

/** Stores the last `navigate` event for the shell, which does not listen yet (lib/navigation/navigate-event.ts). */
function keepPreHydrationNavigation() {
  addEventListener('navigate', (event) => {
    if (!isHydrated()) window.preHydrationNavigation = event
  })
}

function noteReader() {
  const note = () => (window.isReaderHere = true)
  for (const type of READER_EVENTS) addEventListener(type, note, { once: true, capture: true })
}

/**
 * A deploy may delete the scripts of a page that is open or cached. Reloads once; if they are still missing, shows a
 * message. components/layout/page-boundary.tsx does the same for code that is fetched later.
 */
function reloadForMissingCode() {
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      const isMissing = target instanceof HTMLScriptElement && target.hasAttribute('async')
      // The script is incomplete, or the host sent a page instead. After hydration the page handles missing code itself.
      const isUnreadable = error instanceof SyntaxError && !isHydrated()
      const source = isMissing ? target.src : isUnreadable ? filename : ''
      // Only the site's own code: an ad blocker may refuse a script of the host or the owner, which nothing here needs.
      if (!source.startsWith(`${location.origin}${settings.basePath}/_next/`)) return
      const isReloading = shouldReloadOnce({
        online: navigator.onLine,
        inCall: false,
        nowMs: Date.now(),
        storage: () => sessionStorage,
      })
      if (isReloading) location.reload()
      else showMessage(settings.noCode)
    },
    true,
  )
}

/** A button does nothing before its code has loaded. If the visitor presses one, the page says that it is still loading. */
function answerEarlyPresses() {
  addEventListener('click', ({ target }) => {
    if (isHydrated() || messageOnPage()) return
    if ((target as Element).closest('button')) showMessage(settings.loading)
  })
}

const messageOnPage = () => document.getElementById('no-code')

/** Shows a message, which the page removes once it works (app/site.tsx). */
function showMessage(text: string) {
  const message = messageOnPage() ?? document.createElement('p')
  message.id = 'no-code'
  message.role = 'status'
  message.textContent = text
  document.documentElement.append(message)
}

const SECURITY_ERROR = 18

/**
 * Safari throws at more than 100 changes of the history in 30 seconds, and the framework does not catch it: the page would
 * be replaced by an error. Without the change the page goes on, and its address is that of the page before. Warns once.
 */
function surviveFullHistory() {
  let warnOnce = (error: unknown) => {
    console.warn(error)
    warnOnce = () => {}
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...entry) => {
      try {
        change(...entry)
      } catch (error) {
        if ((error as DOMException).code !== SECURITY_ERROR) throw error
        warnOnce(error)
      }
    }
  }
}

createTrustedTypesPolicy()
surviveFullHistory()
redirectPageQuery()
keepPreHydrationNavigation()
noteReader()
reloadForMissingCode()
answerEarlyPresses()
