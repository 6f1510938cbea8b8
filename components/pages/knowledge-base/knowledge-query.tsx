import { createContext, use, useMemo, type ReactNode } from 'react'
import { useEntryState } from '@/components/ui/use-entry-state'
import { chips } from '@/content/knowledge'
import { emptyQuery, type KnowledgeQuery } from '@/lib/text/knowledge'

interface KnowledgeQueryState {
  query: KnowledgeQuery
  setQuery: (query: KnowledgeQuery) => void
}

const KnowledgeQueryContext = createContext<KnowledgeQueryState | null>(null)

const isQuery = ({ text, chip }: Partial<KnowledgeQuery>) =>
  typeof text === 'string' && chips.some((each) => each.chip === chip)

/** Holds the query: the hero has the search field, the library the chips and the results. */
export function KnowledgeQueryProvider({ children }: { children: ReactNode }) {
  const [query, setQuery] = useEntryState('knowledge-query', emptyQuery, isQuery)
  const state = useMemo(() => ({ query, setQuery }), [query, setQuery])
  return <KnowledgeQueryContext value={state}>{children}</KnowledgeQueryContext>
}

/** Only within `KnowledgeQueryProvider`. */
export function useKnowledgeQuery(): KnowledgeQueryState {
  const state = use(KnowledgeQueryContext)
  if (!state) throw new Error('useKnowledgeQuery must be used inside KnowledgeQueryProvider.')
  return state
}
