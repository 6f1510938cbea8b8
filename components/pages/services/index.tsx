import { pages } from '@/content/pages'

export default function ServicesPage() {
  return (
    <section data-section="hero" aria-labelledby="services-title">
      <h1 id="services-title">{pages['services'].label}</h1>
      <p>{pages['services'].description}</p>
    </section>
  )
}
