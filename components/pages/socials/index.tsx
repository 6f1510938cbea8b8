import { pages } from '@/content/pages'

export default function SocialsPage() {
  return (
    <section data-section="hero" aria-labelledby="socials-title">
      <h1 id="socials-title">{pages['socials'].label}</h1>
      <p>{pages['socials'].description}</p>
    </section>
  )
}
