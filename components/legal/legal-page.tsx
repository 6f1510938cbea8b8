import { cx } from 'class-variance-authority'
import { InkRule } from '@/components/illustrations/waveform'
import { PageLink } from '@/components/layout/page-link'
import { heroWithLineClass, type SectionOf } from '@/components/layout/section'
import { section, Sections } from '@/components/layout/sections'
import { buttonClass, textLinkClass } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { legalCopy, type LegalDocument, type LegalBlock } from '@/content/legal'
import { type PageName, pages } from '@/content/pages'
import { KeepTogether } from '@/components/ui/keep-together'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { speechWave } from '@/lib/drawing/waveform-path'
import styles from './legal-page.module.css'
import { Periods } from './periods'
import { TableOfContents } from './table-of-contents'

interface LegalPageProps {
  legalDocument: LegalDocument
  seeAlso: PageName
  /** Shows the “Back to Home” button. */
  backToHome?: boolean
}

/** A legal document: its periods as lines, a table of contents, and the sections, each in plain words and as the text. */
export function LegalPage({ legalDocument, seeAlso, backToHome = true }: LegalPageProps) {
  const sections = [
    section('hero', LegalTitle, { content: legalDocument, backToHome }, { drawsLine: true }),
    ...(legalDocument.periods ? [section('periods', Periods, { content: legalDocument.periods })] : []),
    section('document', LegalText, { content: legalDocument, seeAlso }),
  ]
  return <Sections sections={sections} hasPageLine />
}

/** On the page line: the dense wave of a legal text, and the calm one of the plain words beside it. */
const PLAIN_WORDS = [
  ...speechWave({ width: 84, height: 13, pitch: 3.5, seed: 12 }),
  ...speechWave({ width: 132, height: 11, pitch: 12, seed: 4 }),
]

interface LegalTextProps extends SectionOf<LegalDocument> {
  seeAlso: PageName
}

function LegalText({ content, seeAlso, pageLine }: LegalTextProps) {
  return (
    <section
      id="document"
      data-section="document"
      data-page-line-side={pageLine}
      aria-label={legalCopy.sections}
      className="relative overflow-x-clip pb-12"
    >
      <InkRule burstAt={860} burst={PLAIN_WORDS} />
      <Container className="lg:grid-page">
        <TableOfContents legalDocument={content} />
        <div className="lg:col-[3/-1]">
          <LegalSections legalDocument={content} />
          <p className="mt-8 flex flex-wrap items-baseline gap-x-2 text-ink-2 lg:max-w-[38em]">
            {legalCopy.otherDocument}
            <PageLink page={seeAlso} className={textLinkClass}>
              {pages[seeAlso].label}
            </PageLink>
          </p>
        </div>
      </Container>
    </section>
  )
}

interface LegalTitleProps extends SectionOf<LegalDocument> {
  backToHome: boolean
}

/** The title. The page line enters along the rule below it. */
function LegalTitle({ content, backToHome }: LegalTitleProps) {
  return (
    <section
      data-section="hero"
      aria-label={content.title}
      className={cx('relative overflow-x-clip', heroWithLineClass)}
    >
      <Container>
        <h1
          className="me-(--fallback-room) -ml-[.02em] type-display text-[min(26cqw,var(--fit))] leading-figure tracking-figure"
          style={fitStyle(content.title, TRACKING_EM.figure, 0.02)}
        >
          {content.title}
        </h1>
        <div
          className="page-line-entry relative mt-8 border-t-2 border-ink [--page-line-y:-2px]"
          data-page-line="entry"
        >
          <div className="grid gap-x-gap gap-y-5 py-5 md:grid-cols-[1fr_auto] lg:grid-page">
            <p className="text-sm text-ink-2 lg:col-[1/4]">
              {legalCopy.updated} <b className="block text-ink">{content.lastUpdated}</b>
            </p>
            <p className="text-xl tracking-lead text-pretty md:col-span-2 md:row-start-2 lg:col-[4/10] lg:row-start-1">
              {content.gist}
            </p>
            {backToHome ? (
              <p className="md:col-start-2 md:row-start-1 lg:col-[10/-1] lg:text-right">
                <PageLink page="home" className={buttonClass({ variant: 'quiet' })} data-no-print>
                  {legalCopy.back}
                </PageLink>
              </p>
            ) : null}
          </div>
          {content.sample ? (
            <p className="bg-highlight px-4 py-2.5 text-sm" role="note">
              {legalCopy.sampleNotice}
            </p>
          ) : null}
        </div>
      </Container>
    </section>
  )
}

/** The numbered sections of a document: what each says in plain words, beside the text that is binding. */
export function LegalSections({ legalDocument }: { legalDocument: LegalDocument }) {
  return legalDocument.sections.map(({ id, title, plain, blocks }, index) => (
    <article key={id} id={id} aria-labelledby={`${id}-title`} className={styles.clause}>
      <div className={styles.said}>
        <h2 id={`${id}-title`} className={cx(styles.title, 'type-display text-xl')}>
          <span className="text-accent lining-nums tabular-nums">{index + 1}</span>
          <span>{` ${title}`}</span>
        </h2>
        <p className={cx(styles.plain, 'type-serif')}>
          <span className="sr-only">{legalCopy.plainly}: </span>
          <KeepTogether>{plain}</KeepTogether>
        </p>
      </div>
      <div className={cx(styles.text, 'grid content-start gap-4 text-pretty')}>
        {blocks.map((block, position) => (
          <Block key={position} block={block} />
        ))}
      </div>
    </article>
  ))
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <KeepTogether>{block}</KeepTogether>
      </p>
    )
  if ('list' in block)
    return (
      <ul className="grid gap-2.5">
        {block.list.map((item, position) => (
          <li
            key={position}
            className="relative pl-6 before:absolute before:top-[.72em] before:left-0 before:h-[2px] before:w-3 before:bg-accent"
          >
            <KeepTogether>{item}</KeepTogether>
          </li>
        ))}
      </ul>
    )
  if ('entries' in block) return <Entries {...block} />
  return <Recipients {...block} />
}

/** Facts, each beside its name. */
function Entries({ caption, entries }: Extract<LegalBlock, { entries: unknown }>) {
  return (
    <div>
      <h3 className="text-lg">{caption}</h3>
      <dl className="mt-4 border-t-2 border-ink">
        {entries.map(({ name, value }, position) => (
          <div
            key={position}
            className="grid grid-cols-[minmax(7.5rem,1fr)_minmax(0,4fr)] items-baseline gap-x-3 border-b border-line py-2.5"
          >
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className={cx('font-semibold', position === 0 && 'text-xl')}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * A table. On a narrow page each row is a block that begins with its second cell, who receives it; the others have their column
 * names.
 */
function Recipients({ caption, columns, rows }: Extract<LegalBlock, { columns: unknown }>) {
  return (
    <table className="my-2 block w-full table-fixed text-sm sm:table lg:text-base/normal">
      <caption className="block pb-2 text-left font-semibold sm:table-caption">{caption}</caption>
      <thead className="sr-only sm:not-sr-only">
        <tr className="border-b-2 border-ink text-left">
          {columns.map((column, position) => (
            <th key={position} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink sm:table-row-group sm:border-0">
        {rows.map((row, position) => (
          <tr
            key={position}
            className="flex flex-col border-b border-line py-3 align-top sm:table-row sm:py-0"
          >
            {row.map((cell, column) => (
              <td
                key={column}
                className={cx(
                  'sm:table-cell sm:py-2.5 sm:pr-4',
                  column === 1
                    ? 'pb-1 max-sm:order-first max-sm:text-base'
                    : 'grid grid-cols-[minmax(4rem,1fr)_minmax(0,4fr)] gap-x-3 py-0.5',
                )}
              >
                {column === 1 ? (
                  <b>{cell}</b>
                ) : (
                  <>
                    <span aria-hidden="true" className="text-ink-3 sm:hidden">
                      {columns[column]}
                    </span>
                    {cell}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
