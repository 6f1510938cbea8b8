import { Hero } from './hero'

/** Home: rendered into the HTML at build time; only leaves run in the browser. */
export function HomePage() {
  return (
    <>
      <Hero />
    </>
  )
}
