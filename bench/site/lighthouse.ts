import lighthouse, { desktopConfig } from 'lighthouse'

export interface LighthouseResult {
  /** Scores from 0 to 100: performance, accessibility, best practices, search. */
  scores: number[]
  lcpMs: number
  tbtMs: number
  cls: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** One Lighthouse run on a phone or a desktop, as Lighthouse simulates them. */
export async function runLighthouse(
  url: string,
  port: number,
  device: 'mobile' | 'desktop',
): Promise<LighthouseResult> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES },
    device === 'desktop' ? desktopConfig : undefined,
  )
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing.')
  const { categories, audits } = result.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
