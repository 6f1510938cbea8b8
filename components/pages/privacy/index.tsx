import { LegalPage } from '@/components/legal/legal-page'
import type { LegalCondition } from '@/content/legal'
import { privacy } from '@/content/privacy'
import { siteConfig } from '@/lib/config'

const HOLDS: Record<LegalCondition, boolean> = {
  leads: siteConfig.leadUrl !== undefined,
  analytics: siteConfig.analytics !== undefined,
  'no-analytics': siteConfig.analytics === undefined,
}

const legalDocument = {
  ...privacy,
  sections: privacy.sections.filter(({ onlyIf }) => !onlyIf || HOLDS[onlyIf]),
}

export default function PrivacyPage() {
  return <LegalPage legalDocument={legalDocument} seeAlso="terms" />
}
