import { HomePage } from '@/components/pages/home'
import { PageBoundary } from '@/components/shell/page-boundary'
import { SiteShell } from '@/components/shell/site-shell'
import { VoiceWidget } from '@/components/voice/voice-widget'

export default function Page() {
  return (
    <PageBoundary where="site">
      <SiteShell home={<HomePage />} widget={<VoiceWidget />} />
    </PageBoundary>
  )
}
