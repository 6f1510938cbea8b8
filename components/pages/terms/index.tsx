import { LegalPage } from '@/components/legal/legal-page'
import { terms } from '@/content/terms'

export default function TermsPage() {
  return <LegalPage legalDocument={terms} seeAlso="privacy" />
}
