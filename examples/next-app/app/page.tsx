import { Talk } from './talk'

export default function Page() {
  return (
    <main>
      <h1>Talk to the assistant</h1>
      <Talk />
    </main>
  )
}
