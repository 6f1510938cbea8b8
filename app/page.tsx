import { HomePage } from '@/components/pages/home'
import { SiteShell } from '@/components/shell/site-shell'
import { VoiceWidget } from '@/components/voice/voice-widget'

export default function Page() {
  return <SiteShell home={<HomePage />} widget={<VoiceWidget />} />
}
