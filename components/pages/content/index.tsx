import { pages } from '@/content/pages'

export default function ContentPage() {
  return (
    <section data-section="hero" aria-labelledby="content-title">
      <h1 id="content-title">{pages['content'].label}</h1>
      <p>{pages['content'].description}</p>
    </section>
  )
}
