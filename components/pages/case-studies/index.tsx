import { Closing } from './closing'
import { Enterprise } from './enterprise'
import { Flagship } from './flagship'
import { Hero } from './hero'
import { MonthlyCalls } from './monthly-calls'
import { Playbook } from './playbook'
import { Snapshots } from './snapshots'
import styles from './page.module.css'
import { Testimonials } from './testimonials'

export default function CaseStudiesPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <Flagship />
      <MonthlyCalls />
      <Enterprise />
      <Snapshots />
      <Testimonials />
      <Playbook />
      <Closing />
    </div>
  )
}
