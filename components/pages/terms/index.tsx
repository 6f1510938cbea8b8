import { pages } from '@/content/pages'

export default function TermsPage() {
  return (
    <section data-section="hero" aria-labelledby="terms-title">
      <h1 id="terms-title">{pages['terms'].label}</h1>
      <p>{pages['terms'].description}</p>
    </section>
  )
}
