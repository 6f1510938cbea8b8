import { siteConfig } from '../config'

/**
 * Sends an error to the reporting service. Costs nothing until there is something to send: the reporter's
 * code is fetched when a DSN is set and an error happens, and its own failure is not reported.
 */
export function reportError(error: unknown, where: string): void {
  const dsn = siteConfig.errorDsn
  if (dsn) {
    import('./reporter').then(
      ({ siteReporter }) => siteReporter(dsn).report(error, where),
      () => undefined,
    )
  }
}

type ErrorSource = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Reports uncaught errors and rejections. Returns the undo; does nothing without a DSN. */
export function watchErrors(
  source: ErrorSource,
  report: typeof reportError = reportError,
  enabled = Boolean(siteConfig.errorDsn),
): () => void {
  if (!enabled) return () => {}
  const onError = (event: ErrorEvent) => report(event.error ?? event.message, 'window')
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason, 'promise')
  source.addEventListener('error', onError)
  source.addEventListener('unhandledrejection', onRejection)
  return () => {
    source.removeEventListener('error', onError)
    source.removeEventListener('unhandledrejection', onRejection)
  }
}
