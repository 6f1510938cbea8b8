import { Architectures } from './architectures'
import { Contact } from './contact'
import { Examples } from './examples'
import { Hero } from './hero'
import { Industries } from './industries'
import { MvpAdvantages } from './mvp-advantages'
import { Process } from './process'
import { Stack } from './stack'
import { VoiceAutomation } from './voice-automation'

export default function ServicesPage() {
  return (
    <>
      <Hero />
      <Process />
      <VoiceAutomation />
      <Examples />
      <MvpAdvantages />
      <Architectures />
      <Industries />
      <Stack />
      <Contact />
    </>
  )
}
