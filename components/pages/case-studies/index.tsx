import { Sections } from '@/components/layout/sections'
import { CaseStudiesClosing } from './closing'
import { Enterprise } from './enterprise'
import { Flagship } from './flagship'
import { Hero } from './hero'
import { MonthlyCalls } from './monthly-calls'
import { Playbook } from './playbook'
import { Snapshots } from './snapshots'
import styles from './page.module.css'
import { Testimonials } from './testimonials'

const sections = {
  hero: Hero,
  'flagship-cases': Flagship,
  'monthly-calls': MonthlyCalls,
  enterprise: Enterprise,
  snapshots: Snapshots,
  testimonials: Testimonials,
  playbook: Playbook,
  'closing-cta': CaseStudiesClosing,
}

export default function CaseStudiesPage() {
  return (
    <div className={styles.page}>
      <Sections of={sections} />
    </div>
  )
}
