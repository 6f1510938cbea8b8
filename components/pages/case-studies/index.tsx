import { Sections } from '@/components/layout/section-boundary'
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
import { CaseStudiesClosing } from './closing'
import { Enterprise } from './enterprise'
import { Flagship } from './flagship'
import { Hero } from './hero'
import { MonthlyCalls } from './monthly-calls'
import { Playbook } from './playbook'
import { Snapshots } from './snapshots'
import { Testimonials } from './testimonials'

export default function CaseStudiesPage() {
  return (
    <div className="max-md:[--sec:48px]">
      <Sections
        of={{
          hero: <Hero content={caseStudiesHero} />,
          'flagship-cases': <Flagship content={flagshipCopy} cases={flagshipCases} words={caseDrawings} />,
          'monthly-calls': <MonthlyCalls content={monthlyCalls} />,
          enterprise: <Enterprise content={enterpriseCopy} />,
          snapshots: <Snapshots content={snapshotsCopy} snapshots={snapshots} />,
          testimonials: <Testimonials content={caseTestimonialsCopy} testimonials={caseTestimonials} />,
          playbook: <Playbook content={playbookCopy} />,
          'closing-cta': <CaseStudiesClosing content={caseStudiesClosing} />,
        }}
      />
    </div>
  )
}
