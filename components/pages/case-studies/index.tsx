import { Sections, type PageSection } from '@/components/layout/sections'
import {
  caseDrawings,
  caseStudiesClosing,
  caseStudiesHero,
  caseTestimonials,
  caseTestimonialsCopy,
  enterpriseCopy,
  flagshipCases,
  flagshipCopy,
  monthlyCalls,
  playbookCopy,
  snapshots,
  snapshotsCopy,
} from '@/content/case-studies'
import { Closing } from './closing'
import { Enterprise } from './enterprise'
import { Flagship } from './flagship'
import { Hero } from './hero'
import { MonthlyCalls } from './monthly-calls'
import { Playbook } from './playbook'
import { Snapshots } from './snapshots'
import { Testimonials } from './testimonials'

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    step: 'entry',
    render: () => <Hero content={caseStudiesHero} />,
  },
  {
    name: 'flagship-cases',
    step: 'rule',
    render: (pageLine) => (
      <Flagship content={flagshipCopy} cases={flagshipCases} words={caseDrawings} pageLine={pageLine} />
    ),
  },
  {
    name: 'monthly-calls',
    step: 'drawing',
    render: () => <MonthlyCalls content={monthlyCalls} />,
  },
  {
    name: 'enterprise',
    step: 'along',
    render: (pageLine) => <Enterprise content={enterpriseCopy} pageLine={pageLine} />,
  },
  {
    name: 'snapshots',
    step: 'along',
    render: (pageLine) => <Snapshots content={snapshotsCopy} snapshots={snapshots} pageLine={pageLine} />,
  },
  {
    name: 'testimonials',
    step: 'rule',
    render: (pageLine) => (
      <Testimonials content={caseTestimonialsCopy} testimonials={caseTestimonials} pageLine={pageLine} />
    ),
  },
  {
    name: 'playbook',
    step: 'along',
    render: (pageLine) => <Playbook content={playbookCopy} pageLine={pageLine} />,
  },
  {
    name: 'closing-cta',
    step: 'along',
    render: (pageLine) => <Closing content={caseStudiesClosing} pageLine={pageLine} />,
  },
]

export default function CaseStudiesPage() {
  return (
    <div className="max-md:[--sec:48px]">
      <Sections of={SECTIONS} />
    </div>
  )
}
