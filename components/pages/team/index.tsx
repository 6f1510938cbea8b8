import { pages } from '@/content/pages'

export default function TeamPage() {
  return (
    <section data-section="hero" aria-labelledby="team-title">
      <h1 id="team-title">{pages['team'].label}</h1>
      <p>{pages['team'].description}</p>
    </section>
  )
}
