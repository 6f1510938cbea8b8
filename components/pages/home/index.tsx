import { pages } from '@/content/pages'

export function HomePage() {
  return (
    <section data-section="hero" aria-labelledby="home-title">
      <h1 id="home-title">It rings once.</h1>
      <p>{pages.home.description}</p>
    </section>
  )
}
