import type { answerRequest } from './answer-request'

/*
 * Runs in every page of the demo. It registers the service worker that answers the platform's API, and
 * holds an API request back until the worker answers for this page. Without service workers (some
 * private windows) the page answers the requests itself.
 */
const WORKER_PATIENCE_MS = 5_000

const here = (document.currentScript as HTMLScriptElement | null)?.src ?? window.location.href
const sandboxUrl = new URL('.', here).href.replace(/\/$/, '')

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }

const registered = serviceWorker
  ?.register(new URL('../sandbox-worker.js', here).href, { scope: new URL('..', here).pathname })
  .catch(() => undefined)

/** Whether the worker answers for this page; waits for it on a first visit. */
async function isAnsweredByWorker(): Promise<boolean> {
  if (!serviceWorker || !(await registered)) return false
  if (serviceWorker.controller) return true
  const { active } = await Promise.race([
    serviceWorker.ready,
    new Promise<{ active: null }>((resolve) =>
      setTimeout(() => resolve({ active: null }), WORKER_PATIENCE_MS),
    ),
  ])
  if (!active) return false
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), WORKER_PATIENCE_MS)
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer)
        resolve(true)
      },
      { once: true },
    )
    active.postMessage('claim')
    if (serviceWorker.controller) resolve(true)
  })
}

const plainFetch = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!request.url.startsWith(`${sandboxUrl}/api/`)) return plainFetch(input, init)
  if (await isAnsweredByWorker()) return plainFetch(request)
  const answer = (await import(/* @vite-ignore */ `${sandboxUrl}/answer.js`)) as {
    answerRequest: typeof answerRequest
  }
  return answer.answerRequest(request, { sandboxUrl, cookies: document.cookie })
}
