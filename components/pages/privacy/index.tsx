import { pages } from '@/content/pages'

export default function PrivacyPage() {
  return (
    <section data-section="hero" aria-labelledby="privacy-title">
      <h1 id="privacy-title">{pages['privacy'].label}</h1>
      <p>{pages['privacy'].description}</p>
    </section>
  )
}
