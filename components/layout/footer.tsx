import { BookingButtons } from '@/components/booking/booking-button'
import { newTab } from '@/components/ui/button'
import { facts } from '@/content/facts'
import { NAVIGATION, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { Container } from '@/components/ui/container'
import { contact } from '@/lib/booking/contact'
import { PageLink } from './page-link'
import { SampleLegend } from './sample-mark'
import { VisitPrice } from './visit-price'

const LINK = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4'
const NAVIGATION_LINK = `${LINK} max-md:text-sm/normal`
const INLINE_LINKS_CLASS = 'flex flex-wrap gap-x-6.5'

export function Footer() {
  return (
    <footer data-surface="accent" className="relative overflow-hidden pt-[clamp(44px,7vw,104px)]">
      <Container className="@container">
        <div className="flex flex-wrap items-end justify-between gap-x-7 gap-y-5" data-ending>
          <p className="type-serif-italic text-[clamp(2.1rem,1.2rem+3.4vw,4.4rem)]/[1.02] tracking-close">
            {shellCopy.closingLine}
          </p>
          <BookingButtons className="max-md:w-full" />
        </div>
        {/* The page line ends here, at a green dot (app/styles/page-line.css). */}
        <div
          className="relative mt-[clamp(28px,6vw,88px)] flex flex-wrap justify-between gap-x-8 gap-y-2 border-t-2 border-ink pt-3.5 after:absolute after:-top-[7px] after:-right-px after:size-3 after:rounded-full after:bg-live"
          data-page-line-end
        >
          <nav aria-label={shellCopy.footerNavigation} className="max-md:w-full">
            <ul className="flex flex-wrap gap-x-3 md:gap-x-6.5">
              {NAVIGATION.filter((page) => page !== 'home').map((page, index) => (
                // On a phone three in a row, or as many as have space.
                <li key={index} className="max-md:min-w-3/10">
                  <PageLink page={page} className={NAVIGATION_LINK}>
                    {pages[page].label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className={`lining-nums tabular-nums ${INLINE_LINKS_CLASS}`}>
            {contact.phone && (
              <a href={contact.phoneUrl} className={NAVIGATION_LINK}>
                {contact.phone}
              </a>
            )}
            {contact.whatsappUrl && (
              <a href={contact.whatsappUrl} {...newTab} className={NAVIGATION_LINK}>
                {shellCopy.whatsApp}
              </a>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-5 pb-1.5 text-xs/normal md:gap-x-8 md:gap-y-2 md:pb-4.5 md:text-sm/normal">
          <p>{shellCopy.copyright}</p>
          <SampleLegend />
          <VisitPrice />
          <p className={INLINE_LINKS_CLASS}>
            <PageLink page="terms" className={LINK}>
              {pages.terms.label}
            </PageLink>
            <PageLink page="privacy" className={LINK}>
              {pages.privacy.label}
            </PageLink>
            {shellCopy.termsLinks.map(({ section, label }, index) => (
              <PageLink key={index} page="terms" section={section} className={LINK}>
                {label}
              </PageLink>
            ))}
          </p>
        </div>
        {/*
          The box of the letters is taller than its line, so it must not catch clicks on the links above. In small sizes letters
          keep the width that their size was calculated with. On paper it would take a sheet of its own.
        */}
        <p
          className="pointer-events-none mt-[.1em] -ml-[.02em] h-[.98em] font-display text-(length:--wordmark-size)/[.74] font-bold tracking-quote whitespace-nowrap [text-rendering:geometricPrecision] print:hidden"
          aria-hidden="true"
          data-wordmark
        >
          {facts.name}
        </p>
      </Container>
    </footer>
  )
}
