import { PAGE_NAMES } from '@/content/pages'
import { inlineScript } from './inline-script'

/** Settings of the opening script, set when a document is built. */
export interface OpeningScriptSettings {
  scriptOrigins: readonly string[]
  /** Sub-path of the site; empty at the root. */
  basePath: string
  /** Shown when the page's code could not be loaded, not even after a reload. */
  noCode: string
  /** Shown if the visitor presses a button before the page's code has loaded. */
  loading: string
  /** Names of the pages that `?page=` may have. */
  pageNames: readonly string[]
}

/** Text of the inline script that runs before the first paint and before any other code. */
export const preHydrationScript = (input: Omit<OpeningScriptSettings, 'pageNames'>): string => {
  const settings: OpeningScriptSettings = { ...input, pageNames: PAGE_NAMES }
  return inlineScript('lib/loading/pre-hydration-script.inline.ts', settings)
}
