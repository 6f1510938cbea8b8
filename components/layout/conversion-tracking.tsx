import { useEffect } from 'react'
import type { PageName } from '@/content/pages'
import { siteConfig } from '@/lib/config'
import { reportConversion, type Conversion } from '@/lib/conversions/conversion'
import { watchPage } from '@/lib/conversions/watch-page'
import { schedulingPages } from '@/lib/site/contact'

const loadAnalytics = () => import('@/lib/conversions/start-analytics')

/** Reports what a visitor does on the page as `conversion` events, and passes them on to the service of the settings. */
export function ConversionTracking({ page }: { page: PageName }) {
  // Before the first page is reported, so that the service counts it.
  useEffect(() => (siteConfig.analytics ? passOn(siteConfig.analytics) : undefined), [])
  useEffect(() => watchPage(document, schedulingPages), [])
  useEffect(() => reportConversion({ name: 'page', page }), [page])
  return null
}

/** Keeps conversions until the code of the service is there. */
function passOn(setting: string): () => void {
  const early: Conversion[] = []
  const keep = ({ detail }: CustomEvent<Conversion>) => void early.push(detail)
  let isStopped = false
  let stop = () => window.removeEventListener('conversion', keep)
  window.addEventListener('conversion', keep)
  loadAnalytics().then(
    ({ startAnalytics }) => {
      stop()
      if (!isStopped) stop = startAnalytics(setting, early, window)
    },
    // The code is gone after a deploy, or the browser is offline: this visit is not counted.
    () => stop(),
  )
  return () => {
    isStopped = true
    stop()
  }
}
