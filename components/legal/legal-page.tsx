import { PageLink } from '@/components/layout/page-link'
import { buttonClass, textLinkClass } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { legalCopy, type LegalDocument } from '@/content/legal'
import type { PageName } from '@/content/pages'
import { pages } from '@/content/pages'
import { LegalSections } from './legal-sections'
import { TableOfContents } from './table-of-contents'

export interface LegalPageProps {
  legalDocument: LegalDocument
  /** The other document, linked at the end. */
  seeAlso: PageName
  /** Shows the “Back to Home” button. */
  backToHome?: boolean
}

/** A legal document: a table of contents, the text, and a plain-language summary of each section. */
export function LegalPage({ legalDocument, seeAlso, backToHome = true }: LegalPageProps) {
  return (
    <>
      <LegalTitle legalDocument={legalDocument} backToHome={backToHome} />
      <section data-section="document" aria-label={legalCopy.sections} className="pb-sec">
        <Container className="lg:grid-page">
          <TableOfContents legalDocument={legalDocument} />
          <div className="lg:col-[4/-1]">
            <LegalSections legalDocument={legalDocument} />
            <p className="mt-10 flex flex-wrap items-baseline gap-x-2 text-ink-2 lg:max-w-[38em]">
              {legalCopy.otherDocument}
              <PageLink page={seeAlso} className={textLinkClass}>
                {pages[seeAlso].label}
              </PageLink>
            </p>
          </div>
        </Container>
      </section>
    </>
  )
}

function LegalTitle({ legalDocument, backToHome }: { legalDocument: LegalDocument; backToHome: boolean }) {
  return (
    <section data-section="hero" aria-label={legalDocument.title} className="overflow-x-clip pt-8 md:pt-12">
      <Container>
        <h1 className="-ml-[.02em] type-display text-[clamp(4rem,13.2vw,13.5rem)] leading-figure tracking-figure">
          {legalDocument.title}
        </h1>
        <div className="mt-8 grid gap-x-gap gap-y-5 border-t-2 border-ink py-5 md:grid-cols-[1fr_auto] lg:grid-page">
          <p className="text-sm text-ink-2 lg:col-[1/4]">
            {legalCopy.updated} <b className="block text-ink">{legalDocument.lastUpdated}</b>
          </p>
          <p className="text-xl tracking-lead text-pretty md:col-span-2 md:row-start-2 lg:col-[4/10] lg:row-start-1">
            {legalDocument.gist}
          </p>
          {backToHome ? (
            <p className="md:col-start-2 md:row-start-1 lg:col-[10/-1] lg:text-right">
              <PageLink page="home" className={buttonClass({ variant: 'quiet' })} data-no-print>
                {legalCopy.back}
              </PageLink>
            </p>
          ) : null}
        </div>
        {legalDocument.sample ? (
          <p className="mb-10 bg-highlight px-4 py-2.5 text-sm lg:mb-14" role="note">
            {legalCopy.sampleNotice}
          </p>
        ) : null}
      </Container>
    </section>
  )
}
