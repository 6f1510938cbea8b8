import { knowledgeTabs, type KnowledgeTab } from '@/content/knowledge'

/** The labels of the tabs on the page Content. */
export const tabLabels = Object.fromEntries(knowledgeTabs.map(({ tab, label }) => [tab, label])) as Record<
  KnowledgeTab,
  string
>
