import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { errorMessages } from '@/content/error-messages'
import { siteConfig } from '@/lib/config'
import { reloadPage } from '@/lib/navigation/reload-page'
import { isInCall, isOnline, mayReload, MissingCodeError } from '@/lib/loading/missing-code'
import { ErrorBoundary } from './error-boundary'

export function PageBoundary({ where, children }: { where: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      where={where}
      fallback={(error, retry) => <PageError error={error} retry={retry} />}
      onRetried={() => focusOn(document.querySelector<HTMLElement>('main h1'))}
    >
      {children}
    </ErrorBoundary>
  )
}

type Phase = 'deciding' | 'offline' | 'shown'

export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const missingCode = error instanceof MissingCodeError
  const [phase, setPhase] = useState<Phase>(missingCode ? 'deciding' : 'shown')
  const titleRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!missingCode) return
    let isGone = false
    const decide = async () => {
      const online = await isOnline()
      if (isGone) return
      if (mayReload(online)) reloadPage('afresh')
      else setPhase(online ? 'shown' : 'offline')
    }
    void decide()
    window.addEventListener('online', decide)
    return () => {
      isGone = true
      window.removeEventListener('online', decide)
    }
  }, [missingCode])

  // The page change found no heading to focus, because none is rendered while the phase is `deciding`.
  useEffect(() => {
    if (missingCode && !document.activeElement?.closest('main, [data-voice-widget]'))
      focusOn(titleRef.current)
  }, [missingCode, phase])

  if (phase === 'deciding') return null
  const copy =
    phase === 'offline' ? errorMessages.offline : missingCode ? errorMessages.missingCode : errorMessages.page
  return (
    <section data-section="error" aria-labelledby="error-title" className="py-sec">
      <Container>
        <h1 ref={titleRef} id="error-title" tabIndex={-1} className="type-display text-3xl">
          {copy.title}
        </h1>
        <p role="alert" className="mt-5 max-w-prose">
          {copy.text} {missingCode && isInCall() ? errorMessages.inCall : null}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={missingCode ? () => reloadPage('afresh') : retry}>
            {missingCode ? errorMessages.reload : errorMessages.retry}
          </Button>
          <ButtonLink variant="ghost" href={`${siteConfig.basePath}/`}>
            {errorMessages.home}
          </ButtonLink>
        </p>
      </Container>
    </section>
  )
}

/** Moves the focus to an element that is not a control, such as a heading, without scrolling to it. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
