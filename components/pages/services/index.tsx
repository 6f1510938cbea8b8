import { Sections, type PageSection } from '@/components/layout/sections'
import {
  architecturesSection,
  examplesSection,
  industriesSection,
  mvpAdvantages,
  processSection,
  servicesContact,
  servicesHero,
  stackSection,
  voiceAutomation,
} from '@/content/services'
import { Architectures } from './architectures'
import { Contact } from './contact'
import { Examples } from './examples'
import { Hero } from './hero'
import { Industries } from './industries'
import { MvpAdvantages } from './mvp-advantages'
import { ProcessOrbit } from './process-orbit'
import { Stack } from './stack'
import { VoiceAutomation } from './voice-automation'

const SECTIONS: readonly PageSection[] = [
  { name: 'hero', drawsLine: true, render: () => <Hero content={servicesHero} /> },
  {
    name: 'process',
    drawsLine: true,
    lineCrosses: true,
    endsInRuleBelow: true,
    render: (pageLine) => <ProcessOrbit content={processSection} pageLine={pageLine} />,
  },
  {
    name: 'voice-automation',
    render: (pageLine) => <VoiceAutomation content={voiceAutomation} pageLine={pageLine} />,
  },
  {
    name: 'examples',
    shown: examplesSection.scenarios.length > 0,
    render: (pageLine) => <Examples content={examplesSection} pageLine={pageLine} />,
  },
  {
    name: 'mvp-advantages',
    lineCrosses: true,
    render: (pageLine) => <MvpAdvantages content={mvpAdvantages} pageLine={pageLine} />,
  },
  {
    name: 'architectures',
    render: (pageLine) => <Architectures content={architecturesSection} pageLine={pageLine} />,
  },
  {
    name: 'industries',
    render: (pageLine) => <Industries content={industriesSection} pageLine={pageLine} />,
  },
  {
    name: 'stack',
    shown: stackSection.groups.length > 0,
    render: (pageLine) => <Stack content={stackSection} pageLine={pageLine} />,
  },
  { name: 'contact', render: (pageLine) => <Contact content={servicesContact} pageLine={pageLine} /> },
]

export default function ServicesPage() {
  return (
    <div className="max-md:[--sec:30px]">
      <Sections sections={SECTIONS} hasPageLine />
    </div>
  )
}
