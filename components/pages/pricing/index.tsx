import { pages } from '@/content/pages'

export default function PricingPage() {
  return (
    <section data-section="hero" aria-labelledby="pricing-title">
      <h1 id="pricing-title">{pages['pricing'].label}</h1>
      <p>{pages['pricing'].description}</p>
    </section>
  )
}
