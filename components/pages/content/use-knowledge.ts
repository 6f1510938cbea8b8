'use client'

import { useState } from 'react'
import {
  libraryVideos,
  serviceCards,
  type Chip,
  type KnowledgeTab,
  type ServiceCard,
} from '@/content/knowledge'
import type { Video } from '@/content/videos'
import { emptyQuery, findKnowledge } from '@/lib/site/knowledge'

/** What was found in each tab. */
export interface Shelves {
  services: readonly ServiceCard[]
  videos: readonly Video[]
}

const serviceFields = ({ title, oneLiner, keywords }: ServiceCard) => [title, oneLiner, ...keywords]
const videoFields = ({ title, description }: Video) => [title, description]

/** The knowledge base as asked for: tab, typed text and chip, and what they find. */
export function useKnowledge() {
  const [tab, setTab] = useState<KnowledgeTab>('services')
  const [query, setQuery] = useState(emptyQuery)
  const found: Shelves = {
    services: findKnowledge(serviceCards, query, serviceFields),
    videos: findKnowledge(libraryVideos, query, videoFields),
  }
  return {
    tab,
    query,
    found,
    setTab,
    setText: (text: string) => setQuery({ ...query, text }),
    setChip: (chip: Chip) => setQuery({ ...query, chip }),
    reset: () => setQuery(emptyQuery),
  }
}
