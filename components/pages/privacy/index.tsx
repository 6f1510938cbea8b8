import { LegalPage } from '@/components/legal/legal-page'
import { privacy } from '@/content/privacy'

export default function PrivacyPage() {
  return <LegalPage legalDocument={privacy} seeAlso="terms" />
}
