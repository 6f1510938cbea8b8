'use client'

import { useRef } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Wrap } from '@/components/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { ToggleGroup } from '@/components/ui/toggle-group'
import { useVideoPlayer } from '@/components/video/use-video-player'
import { chips, knowledgeCopy, knowledgeTabs, type Chip, type KnowledgeTab } from '@/content/knowledge'
import { countLabel, leadFor, type KnowledgeQuery } from '@/lib/site/knowledge'
import { EmptyShelf } from './empty-shelf'
import { ServiceCard } from './service-card'
import type { Shelves } from './use-knowledge'
import { VideoCard } from './video-card'

const chipOptions = chips.map(({ chip, label }) => ({ value: chip, label }))

export interface LibraryProps {
  tab: KnowledgeTab
  query: KnowledgeQuery
  found: Shelves
  onTab: (tab: KnowledgeTab) => void
  onChip: (chip: Chip) => void
  onReset: () => void
}

/** The catalogue: two drawers, chips across both, and how many cards were found. */
export function Library({ tab, query, found, onTab, onChip, onReset }: LibraryProps) {
  const player = useVideoPlayer()
  const tabRefs = useRef<Partial<Record<KnowledgeTab, HTMLButtonElement | null>>>({})
  const lead = leadFor(knowledgeCopy.leads, query.text)
  const other: KnowledgeTab = tab === 'services' ? 'videos' : 'services'
  const emptyShelf = (
    <EmptyShelf
      query={query.text}
      other={{ tab: other, count: found[other].length }}
      // The button goes away with its shelf, so the focus moves on to the tab, which opens it.
      onOther={() => tabRefs.current[other]?.focus()}
      onReset={onReset}
    />
  )
  return (
    <section
      data-section="library"
      aria-labelledby="library-title"
      className="overflow-x-clip bg-paper-2 pt-8 pb-sec"
      id="knowledge-results"
    >
      <Wrap>
        <h2 id="library-title" className="sr-only">
          {knowledgeCopy.library.title}
        </h2>
        <Tabs value={tab} onValueChange={(next) => onTab(next as KnowledgeTab)}>
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
            <TabList aria-label={knowledgeCopy.tabsLabel}>
              {knowledgeTabs.map(({ tab: name, label }) => (
                <Tab
                  key={name}
                  ref={(element) => {
                    tabRefs.current[name] = element
                  }}
                  value={name}
                  className="text-xl!"
                >
                  {label}
                </Tab>
              ))}
            </TabList>
            <ToggleGroup
              label={knowledgeCopy.chipsLabel}
              value={query.chip}
              onChange={onChip}
              options={chipOptions}
            />
          </div>
          <p
            role="status"
            className="mt-6 border-t-2 border-ink pt-3 text-sm text-ink-2 lining-nums tabular-nums"
          >
            {countLabel(found[tab].length, knowledgeCopy.count[tab])}
          </p>
          {lead ? (
            <p className="mt-3">
              <PageLink page={lead.page} section={lead.section} className={textLinkClass}>
                {lead.label}
                <Arrow />
              </PageLink>
            </p>
          ) : null}
          <TabPanel value="services" className="mt-6">
            {found.services.length === 0 ? (
              emptyShelf
            ) : (
              <ul className="grid gap-gap md:grid-cols-2 lg:grid-cols-3">
                {found.services.map((service) => (
                  <li key={service.id}>
                    <ServiceCard service={service} query={query.text} />
                  </li>
                ))}
              </ul>
            )}
          </TabPanel>
          <TabPanel value="videos" className="mt-6">
            {found.videos.length === 0 ? (
              emptyShelf
            ) : (
              <ul className="grid gap-x-gap gap-y-12 md:grid-cols-2">
                {found.videos.map((video) => (
                  <li key={video.id}>
                    <VideoCard video={video} player={player} query={query.text} />
                  </li>
                ))}
              </ul>
            )}
          </TabPanel>
        </Tabs>
      </Wrap>
      {player.dialog}
    </section>
  )
}
