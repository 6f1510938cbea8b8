import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { usePreHydrationValue } from '@/components/ui/use-pre-hydration'
import { chipClass } from '@/components/ui/chip'
import { Container } from '@/components/ui/container'
import type { KnowledgeContent } from '@/content/knowledge'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { wavePath } from '@/lib/drawing/waveform-path'
import type { KnowledgeSearch } from '@/lib/text/knowledge'
import styles from './hero.module.css'

export interface HeroProps {
  content: KnowledgeContent
  search: KnowledgeSearch
}

export function Hero({ content, search }: HeroProps) {
  const { hero } = content
  return (
    <section
      data-section="hero"
      aria-label={hero.label}
      className="overflow-x-clip pt-3 pb-(--page-line-drop) [--page-line-drop:24px] md:pt-8"
      // From the line on, the ground is that of the next section.
      style={{ background: 'linear-gradient(0deg, var(--surface-2) var(--page-line-drop), transparent 0)' }}
    >
      <Container>
        {/* The line under the title and the field is the page line, which continues down the right gutter. */}
        <div
          className={cx(
            'page-line-entry relative [--page-line-y:calc(100%-2px)] after:rounded-br-none after:border-b-0',
            styles.hero,
          )}
          data-page-line="entry"
        >
          <h1
            className={cx('type-display leading-figure tracking-figure', styles.title)}
            style={fitStyle(hero.title, TRACKING_EM.figure, 0.02)}
          >
            {hero.title}
          </h1>
          <div className={styles.intro}>
            <p className="text-balance text-ink-2">{hero.intro}</p>
            <p className="mt-3 mb-2 flex flex-wrap gap-2 max-md:hidden">
              {hero.examples.map((example, index) => (
                <button
                  key={index}
                  type="button"
                  aria-controls="library"
                  className={chipClass({ kind: 'choice', className: 'bg-raised' })}
                  onClick={() => search.setQuery({ ...search.query, text: example })}
                >
                  {example}
                </button>
              ))}
            </p>
          </div>
          <SearchField content={content} search={search} />
        </div>
      </Container>
    </section>
  )
}

function SearchField({ content, search: { query, setQuery } }: HeroProps) {
  const setText = (text: string) => setQuery({ ...query, text })
  const fieldRef = usePreHydrationValue<HTMLInputElement>(query.text, ({ value }) => setText(value))
  return (
    <form
      role="search"
      className={cx('relative', styles.search)}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor="knowledge-search" className="sr-only">
        {content.searchLabel}
      </label>
      <input
        ref={fieldRef}
        id="knowledge-search"
        type="search"
        value={query.text}
        placeholder={content.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        aria-controls="library"
        onChange={(event) => setText(event.target.value)}
        className="w-full appearance-none border-b-2 border-transparent bg-transparent py-3 pr-14 type-serif text-[clamp(2.4rem,4.6vw,4.25rem)] leading-quote tracking-close placeholder:text-ink-3 focus-visible:rounded-none focus-visible:border-accent focus-visible:shadow-[0_4px_0_var(--accent)] focus-visible:outline-hidden [&::-webkit-search-cancel-button]:hidden"
      />
      <TypedLine text={query.text} />
      {query.text ? (
        <button
          type="button"
          onClick={() => {
            setText('')
            fieldRef.current?.focus()
          }}
          className="absolute right-0 bottom-4 grid size-12 place-items-center rounded-button hover:bg-surface-2"
        >
          <svg
            viewBox="0 0 20 20"
            className="size-5.5 fill-none stroke-current stroke-[1.8]"
            aria-hidden="true"
          >
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
          <span className="sr-only">{content.clearSearch}</span>
        </button>
      ) : (
        <svg
          viewBox="-2 -2 24 24"
          className="pointer-events-none absolute right-0 bottom-4 size-12 fill-none stroke-ink stroke-1"
          aria-hidden="true"
        >
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 6 6" />
        </svg>
      )}
    </form>
  )
}

/** A narrow line has no room for the waves of more letters. */
const MAX_LETTERS = 48

/** One wave, as of the weeks of a service, upside down. */
const LETTER_WAVE = wavePath(0, 0, [
  { dx: 15, y: 40 },
  { dx: 15, y: 0 },
])

/** The line speaks what is typed: one wave for each letter, below the line as all that a caller says. */
function TypedLine({ text }: { text: string }) {
  return (
    <span className="pointer-events-none absolute inset-x-0 top-full flex overflow-x-clip" aria-hidden="true">
      {[...text].slice(0, MAX_LETTERS).map((letter, index) => (
        <svg
          key={index}
          viewBox="0 0 30 40"
          preserveAspectRatio="none"
          className={styles.letter}
          style={{ '--height': letter === ' ' ? 0 : 0.4 + (letter.charCodeAt(0) % 7) / 10 } as CSSProperties}
        >
          <path d={LETTER_WAVE} />
        </svg>
      ))}
    </span>
  )
}
