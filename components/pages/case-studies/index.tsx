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
import { createDailyCalls } from '@/lib/drawing/sample-calls'
import { Closing } from './closing'
import { Enterprise } from './enterprise'
import { Flagship } from './flagship'
import { Hero } from './hero'
import { MonthlyCalls } from './monthly-calls'
import { Playbook } from './playbook'
import { Snapshots } from './snapshots'
import { Testimonials } from './testimonials'

const dailyCalls = createDailyCalls(monthlyCalls)

const SECTIONS: readonly PageSection[] = [
  { name: 'hero', drawsLine: true, render: () => <Hero content={caseStudiesHero} /> },
  {
    name: 'flagship-cases',
    shown: flagshipCases.length > 0,
    lineCrosses: true,
    render: (pageLine) => (
      <Flagship content={flagshipCopy} cases={flagshipCases} words={caseDrawings} pageLine={pageLine} />
    ),
  },
  {
    name: 'monthly-calls',
    drawsLine: true,
    lineCrosses: true,
    render: (pageLine) => <MonthlyCalls content={monthlyCalls} calls={dailyCalls} pageLine={pageLine} />,
  },
  { name: 'enterprise', render: (pageLine) => <Enterprise content={enterpriseCopy} pageLine={pageLine} /> },
  {
    name: 'snapshots',
    shown: snapshots.length > 0,
    render: (pageLine) => <Snapshots content={snapshotsCopy} snapshots={snapshots} pageLine={pageLine} />,
  },
  {
    name: 'testimonials',
    shown: caseTestimonials.length > 0,
    lineCrosses: true,
    render: (pageLine) => (
      <Testimonials content={caseTestimonialsCopy} testimonials={caseTestimonials} pageLine={pageLine} />
    ),
  },
  {
    name: 'playbook',
    shown: playbookCopy.steps.length > 0,
    render: (pageLine) => <Playbook content={playbookCopy} pageLine={pageLine} />,
  },
  { name: 'closing-cta', render: (pageLine) => <Closing content={caseStudiesClosing} pageLine={pageLine} /> },
]

export default function CaseStudiesPage() {
  return (
    <div className="max-md:[--sec:36px]">
      <Sections sections={SECTIONS} hasPageLine />
    </div>
  )
}
