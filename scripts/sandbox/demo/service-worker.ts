import { SANDBOX_MOUNT_PATH } from '../settings'
import { answerRequest } from './answer-request'

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

/** The part of a service worker's global scope that is used here; TypeScript's page types lack it. */
interface WorkerScope {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  cookieStore?: { getAll(): Promise<Array<{ name: string; value: string }>> }
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}

const worker = globalThis as unknown as WorkerScope
const sandboxUrl = `${worker.registration.scope.replace(/\/$/, '')}${SANDBOX_MOUNT_PATH}`

const cookies = async () => {
  const all = (await worker.cookieStore?.getAll()) ?? []
  return all.map(({ name, value }) => `${name}=${value}`).join('; ')
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// A page that was opened before the worker was active asks the worker to answer its requests.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  if (!event.request.url.startsWith(`${sandboxUrl}/api/`)) return
  event.respondWith(cookies().then((text) => answerRequest(event.request, { sandboxUrl, cookies: text })))
})
