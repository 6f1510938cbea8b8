import { Architectures } from './architectures'
import { Contact } from './contact'
import { Examples } from './examples'
import { Hero } from './hero'
import { Industries } from './industries'
import { MvpAdvantages } from './mvp-advantages'
import styles from './page.module.css'
import { Process } from './process'
import { Stack } from './stack'
import { VoiceAutomation } from './voice-automation'

export default function ServicesPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <Process />
      <VoiceAutomation />
      <Examples />
      <MvpAdvantages />
      <Architectures />
      <Industries />
      <Stack />
      <Contact />
    </div>
  )
}
