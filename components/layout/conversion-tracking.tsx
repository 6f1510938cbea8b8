import { useEffect } from 'react'
import type { PageName } from '@/content/pages'
import { siteConfig } from '@/lib/config'
import { reportConversion } from '@/lib/conversions/conversion'
import { watchPage } from '@/lib/conversions/watch-page'

const loadAnalytics = () => import('@/lib/conversions/start-analytics')

/** Reports what a visitor does on the page as `conversion` events, and passes them on to the service of the settings. */
export function ConversionTracking({ page }: { page: PageName }) {
  useEffect(() => {
    if (siteConfig.analytics) void loadAnalytics().then(({ startAnalytics }) => startAnalytics(window))
  }, [])
  useEffect(() => watchPage(document), [])
  useEffect(() => reportConversion({ name: 'page', page }), [page])
  return null
}
