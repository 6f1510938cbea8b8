import { cx } from 'class-variance-authority'
import { useRef, type ReactNode } from 'react'
import { useEntryState } from '@/components/ui/use-entry-state'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass, Button, ButtonRow } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Container } from '@/components/ui/container'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { ToggleGroup } from '@/components/ui/toggle-group'
import { useVideoPlayer, type VideoPlayer } from '@/components/video/use-video-player'
import type { SectionOf } from '@/components/layout/section'
import type { ChipChoice, KnowledgeContent, KnowledgeTab, KnowledgeTabChoice } from '@/content/knowledge'
import type { ServiceCard as Service } from '@/content/service-library'
import type { Video } from '@/content/videos'
import {
  countLabel,
  emptyQuery,
  findKnowledge,
  suggestedPage,
  type KnowledgeSearch,
} from '@/lib/text/knowledge'
import { Chip } from '@/components/ui/chip'
import { VideoButton } from '@/components/video/video-button'
import { BookingButton } from '@/components/booking/booking-button'
import { Card } from '@/components/ui/card'
import styles from './library.module.css'
import { LINE_WEEKS, ServiceCard } from './service-card'
import { Highlight } from './highlight'

interface LibraryProps extends SectionOf<KnowledgeContent> {
  search: KnowledgeSearch
  tabs: readonly KnowledgeTabChoice[]
  chips: readonly ChipChoice[]
  services: readonly Service[]
  videos: readonly Video[]
}

const serviceFields = ({ title, oneLiner, keywords }: Service) => [title, oneLiner, ...keywords]
const videoFields = ({ title, description }: Video) => [title, description]

/** Tabs of cards, with chips that apply to every tab: shows what the typed text and the chosen chip find in each. */
export function Library({ content, search, tabs, chips, services, videos, pageLine }: LibraryProps) {
  const { query, setQuery } = search
  const [tab, setTab] = useEntryState<KnowledgeTab>('knowledge-tab', 'services', (kept) =>
    tabs.some((each) => each.tab === kept),
  )
  const player = useVideoPlayer()
  const tabRefs = useRef<Partial<Record<KnowledgeTab, HTMLButtonElement | null>>>({})
  const suggestion = suggestedPage(content.pageSuggestions, query.text)

  const foundServices = findKnowledge(services, query, serviceFields)
  const foundVideos = findKnowledge(videos, query, videoFields)
  const counts: Record<KnowledgeTab, number> = { services: foundServices.length, videos: foundVideos.length }
  const isSearching = query.text.trim() !== '' || query.chip !== 'all'
  const cards: Record<KnowledgeTab, ReactNode> = {
    services: (
      <>
        <ul>
          {foundServices.map((service) => (
            <li key={service.id}>
              <ServiceCard content={content} service={service} query={query.text} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-2">{content.weeksNote}</p>
        {isSearching || videos.length === 0 ? null : (
          <div className={styles.shelf}>
            <button
              type="button"
              className="type-display text-3xl"
              onClick={() => tabRefs.current.videos?.focus()}
            >
              {countLabel(videos.length, content.count.videos)}
              <Arrow />
            </button>
            {videos.map((video, index) => (
              <div key={index}>
                <VideoButton
                  video={video}
                  player={player}
                  labelledBy={`shelf-${video.id}`}
                  compact={index > 0}
                />
                <div>
                  <h3 id={`shelf-${video.id}`}>{video.title}</h3>
                  {index === 0 ? <p>{video.description}</p> : null}
                </div>
              </div>
            ))}
          </div>
        )}
      </>
    ),
    videos: (
      <ul className="mt-6 grid grid-cols-1 gap-x-gap gap-y-12 md:grid-cols-2">
        {foundVideos.map((video) => (
          <li key={video.id}>
            <VideoCard content={content} video={video} player={player} query={query.text} />
          </li>
        ))}
      </ul>
    ),
  }
  const elsewhere = tabs.find((each) => each.tab !== tab && counts[each.tab] > 0)
  const nothingFound = (
    <NothingFound
      content={content}
      query={query.text}
      elsewhere={elsewhere && { ...elsewhere, count: counts[elsewhere.tab] }}
      // Both buttons are removed when they are pressed, so the focus moves to a tab: focusing another tab opens it.
      onElsewhere={() => elsewhere && tabRefs.current[elsewhere.tab]?.focus()}
      onReset={() => {
        setQuery(emptyQuery)
        tabRefs.current[tab]?.focus()
      }}
    />
  )
  return (
    <section
      id="library"
      data-section="library"
      data-page-line-side={pageLine}
      aria-labelledby="library-title"
      className="overflow-x-clip bg-surface-2 pb-sec md:pt-2"
    >
      <Container>
        <h2 id="library-title" className="sr-only">
          {content.library.title}
        </h2>
        <Tabs value={tab} onValueChange={(next) => setTab(next as KnowledgeTab)}>
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
            <TabList aria-label={content.tabsLabel}>
              {tabs.map(({ tab: name, label }) => (
                <Tab
                  key={name}
                  ref={(element) => {
                    tabRefs.current[name] = element
                  }}
                  value={name}
                  className="text-xl!"
                >
                  {label}
                  {isSearching ? (
                    <span aria-hidden="true" className="ms-2 text-base text-ink-2 tabular-nums">
                      {counts[name]}
                    </span>
                  ) : null}
                </Tab>
              ))}
            </TabList>
            <div className={styles.categories}>
              <ToggleGroup
                label={content.chipsLabel}
                value={query.chip}
                onChange={(chip) => setQuery({ ...query, chip })}
                options={chips.map(({ chip, label }) => ({ value: chip, label }))}
              />
            </div>
          </div>
          <div
            className={cx(
              'mt-4 border-t-2 border-ink pt-3 text-sm text-ink-2 lining-nums tabular-nums md:mt-6',
              styles.scale,
            )}
          >
            <p role="status" className="max-md:sr-only">
              {countLabel(counts[tab], content.count[tab])}
            </p>
            {tab === 'services' && counts.services > 0 ? (
              <WeekScale label={content.weeks.other} after={content.live} />
            ) : null}
          </div>
          {suggestion ? (
            <p className="mt-3">
              <PageLink page={suggestion.page} section={suggestion.section} className={textLinkClass}>
                {suggestion.label}
                <Arrow />
              </PageLink>
            </p>
          ) : null}
          {tabs.map(({ tab: name, label }) => (
            <TabPanel key={name} value={name} title={label} tabIndex={-1}>
              {counts[name] > 0 ? cards[name] : nothingFound}
            </TabPanel>
          ))}
        </Tabs>
      </Container>
      {player.dialog}
    </section>
  )
}

/** The scale of the lines: the number of each week, above its wave, and what the waves after them are. */
function WeekScale({ label, after }: { label: string; after: string }) {
  return (
    <p aria-hidden="true" className="flex gap-2">
      <span className={styles.weeks}>
        {Array.from({ length: LINE_WEEKS }, (_, week) => (
          <span key={week}>{week + 1}</span>
        ))}
      </span>
      {label}
      <span className={styles.after}>{after}</span>
    </p>
  )
}

interface VideoCardProps {
  content: KnowledgeContent
  video: Video
  player: VideoPlayer
  query: string
}

function VideoCard({ content, video, player, query }: VideoCardProps) {
  const titleId = `library-${video.id}`
  return (
    <article data-video-card={video.id} data-category={video.category}>
      <VideoButton video={video} player={player} labelledBy={titleId} />
      <div className="mt-4 flex items-start justify-between gap-6">
        <h3 id={titleId} className="type-display text-xl leading-[1.02] tracking-normal">
          <Highlight text={video.title} query={query} />
        </h3>
        <Chip className="flex-none">{content.videoCategory[video.category]}</Chip>
      </div>
      <p className="mt-2 max-w-[34em] text-ink-2">
        <Highlight text={video.description} query={query} />
      </p>
    </article>
  )
}

interface NothingFoundProps {
  content: KnowledgeContent
  /** Typed text; empty if only a chip was chosen. */
  query: string
  /** Another tab with matching items, and how many it has. */
  elsewhere: (KnowledgeTabChoice & { count: number }) | undefined
  onElsewhere: () => void
  onReset: () => void
}

/** Empty state of a search: offers another tab with matching items, a reset of the filters, and a call. */
function NothingFound({ content, query, elsewhere, onElsewhere, onReset }: NothingFoundProps) {
  const { empty, count } = content
  return (
    <div data-empty className="grid gap-8 py-6 md:grid-cols-[auto_1fr] md:gap-14 md:py-10">
      <Card className="w-64 -rotate-2 px-6 pt-5 pb-9" aria-hidden="true">
        <p className="truncate border-b border-accent pb-2 type-display text-xl">{query.trim() || '…'}</p>
        <p className="min-h-24 type-serif-italic ruled-paper text-ink-3">&nbsp;</p>
      </Card>
      <div>
        <p className="type-display text-2xl">{empty.title}</p>
        <p className="mt-3 max-w-[30em] text-ink-2">{empty.text}</p>
        <ButtonRow className="mt-6">
          {elsewhere ? (
            <Button inRow size="sm" onClick={onElsewhere}>
              {`${empty.elsewhere} ${elsewhere.label}: ${countLabel(elsewhere.count, count[elsewhere.tab])}`}
            </Button>
          ) : null}
          <Button inRow size="sm" variant="ghost" onClick={onReset}>
            {empty.reset}
          </Button>
          <BookingButton inRow booking="discovery" size="sm" variant="ghost" />
        </ButtonRow>
      </div>
    </div>
  )
}
