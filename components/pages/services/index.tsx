import { section, Sections } from '@/components/layout/sections'
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
import { contact } from '@/lib/booking/contact'
import { Architectures } from './architectures'
import { Contact } from './contact'
import { Examples } from './examples'
import { Hero } from './hero'
import { Industries } from './industries'
import { MvpAdvantages } from './mvp-advantages'
import { ProcessOrbit } from './process-orbit'
import { Stack } from './stack'
import { VoiceAutomation } from './voice-automation'

const SECTIONS = [
  section('hero', Hero, { content: servicesHero }, { drawsLine: true }),
  section(
    'process',
    ProcessOrbit,
    { content: processSection },
    { drawsLine: true, lineCrosses: true, endsInRuleBelow: true },
  ),
  section('voice-automation', VoiceAutomation, { content: voiceAutomation }),
  section(
    'examples',
    Examples,
    { content: examplesSection },
    { shown: examplesSection.scenarios.length > 0 },
  ),
  section('mvp-advantages', MvpAdvantages, { content: mvpAdvantages }, { lineCrosses: true }),
  section('architectures', Architectures, { content: architecturesSection }),
  section('industries', Industries, { content: industriesSection }),
  section('stack', Stack, { content: stackSection }, { shown: stackSection.groups.length > 0 }),
  section('contact', Contact, { content: servicesContact }, { shown: contact.phone !== undefined }),
]

export default function ServicesPage() {
  return (
    <div className="max-md:[--sec:30px]">
      <Sections sections={SECTIONS} hasPageLine />
    </div>
  )
}
