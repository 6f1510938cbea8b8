import { Sections, type PageSection } from '@/components/layout/sections'
import { YourData } from '@/components/your-data/your-data'
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
import { yourData } from '@/content/your-data'
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
  {
    name: 'hero',
    step: 'entry',
    render: () => <Hero content={servicesHero} />,
  },
  {
    name: 'process',
    step: 'rule and drawing',
    render: (pageLine) => <ProcessOrbit content={processSection} pageLine={pageLine} />,
  },
  {
    name: 'voice-automation',
    step: 'along',
    render: (pageLine) => <VoiceAutomation content={voiceAutomation} pageLine={pageLine} />,
  },
  {
    name: 'examples',
    step: 'along',
    render: (pageLine) => <Examples content={examplesSection} pageLine={pageLine} />,
  },
  {
    name: 'mvp-advantages',
    step: 'rule',
    render: (pageLine) => <MvpAdvantages content={mvpAdvantages} pageLine={pageLine} />,
  },
  {
    name: 'architectures',
    step: 'along',
    render: (pageLine) => <Architectures content={architecturesSection} pageLine={pageLine} />,
  },
  {
    name: 'industries',
    step: 'along',
    render: (pageLine) => <Industries content={industriesSection} pageLine={pageLine} />,
  },
  {
    name: 'stack',
    step: 'along',
    render: (pageLine) => <Stack content={stackSection} pageLine={pageLine} />,
  },
  {
    name: 'your-data',
    step: 'along',
    render: (pageLine) => <YourData content={yourData} pageLine={pageLine} />,
  },
  {
    name: 'contact',
    step: 'along',
    render: (pageLine) => <Contact content={servicesContact} pageLine={pageLine} />,
  },
]

export default function ServicesPage() {
  return (
    <div className="max-md:[--sec:60px]">
      <Sections of={SECTIONS} />
    </div>
  )
}
