import { TURNSTILE_ORIGIN } from '@/lib/config/call-gate'

/** The parts of Turnstile's interface that are used here. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': (code: string) => void
      'timeout-callback': () => void
    },
  ): string
  remove(widgetId: string): void
}
declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let script: Promise<Turnstile> | undefined

function loadTurnstile(): Promise<Turnstile> {
  script ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`
    element.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile did not start.'))
    element.onerror = () => reject(new Error('Turnstile could not be loaded.'))
    document.head.append(element)
  }).catch((error: unknown) => {
    // A later call tries again.
    script = undefined
    throw error
  })
  return script
}

/** Solves a Turnstile challenge. It shows nothing unless Turnstile asks the visitor to do something. */
export async function solveTurnstile(siteKey: string): Promise<string> {
  const turnstile = await loadTurnstile()
  const container = document.createElement('div')
  container.className = 'fixed inset-x-0 bottom-24 z-70 flex justify-center'
  document.body.append(container)
  let widgetId: string | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      widgetId = turnstile.render(container, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': (code) => reject(new Error(`Turnstile failed with ${code}.`)),
        'timeout-callback': () => reject(new Error('The challenge was not answered in time.')),
      })
    })
  } finally {
    if (widgetId !== undefined) turnstile.remove(widgetId)
    container.remove()
  }
}
