import { Sections } from '@/components/layout/section-boundary'
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

export default function ServicesPage() {
  return (
    <div className="max-md:[--sec:60px]">
      <Sections
        of={{
          hero: <Hero content={servicesHero} />,
          process: <ProcessOrbit content={processSection} />,
          'voice-automation': <VoiceAutomation content={voiceAutomation} />,
          examples: <Examples content={examplesSection} />,
          'mvp-advantages': <MvpAdvantages content={mvpAdvantages} />,
          architectures: <Architectures content={architecturesSection} />,
          industries: <Industries content={industriesSection} />,
          stack: <Stack content={stackSection} />,
          'your-data': <YourData content={yourData} wire="left" />,
          contact: <Contact content={servicesContact} />,
        }}
      />
    </div>
  )
}
