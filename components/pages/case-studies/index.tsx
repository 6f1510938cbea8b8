// Before the page's own styles, which are one file then: styles that pages share, and that come between two of them, divide it.
import '@/components/motion/moves.module.css'
import { section, Sections } from '@/components/layout/sections'
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

const SECTIONS = [
  section('hero', Hero, { content: caseStudiesHero }, { drawsLine: true }),
  section(
    'flagship-cases',
    Flagship,
    { content: flagshipCopy, cases: flagshipCases, words: caseDrawings },
    { shown: flagshipCases.length > 0, lineCrosses: true },
  ),
  section(
    'monthly-calls',
    MonthlyCalls,
    { content: monthlyCalls, calls: createDailyCalls(monthlyCalls) },
    { drawsLine: true, lineCrosses: true },
  ),
  section('enterprise', Enterprise, { content: enterpriseCopy }),
  section('snapshots', Snapshots, { content: snapshotsCopy, snapshots }, { shown: snapshots.length > 0 }),
  section(
    'testimonials',
    Testimonials,
    { content: caseTestimonialsCopy, testimonials: caseTestimonials },
    { shown: caseTestimonials.length > 0, lineCrosses: true },
  ),
  section('playbook', Playbook, { content: playbookCopy }, { shown: playbookCopy.steps.length > 0 }),
  section('closing-cta', Closing, { content: caseStudiesClosing }),
]

export default function CaseStudiesPage() {
  return (
    <div className="max-md:[--sec:36px]">
      <Sections sections={SECTIONS} hasPageLine />
    </div>
  )
}
