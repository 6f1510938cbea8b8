import { pages } from '@/content/pages'

export default function CaseStudiesPage() {
  return (
    <section data-section="hero" aria-labelledby="case-studies-title">
      <h1 id="case-studies-title">{pages['case-studies'].label}</h1>
      <p>{pages['case-studies'].description}</p>
    </section>
  )
}
