import { Sections } from '@/components/shell/sections'
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

const sections = {
  hero: Hero,
  process: Process,
  'voice-automation': VoiceAutomation,
  examples: Examples,
  'mvp-advantages': MvpAdvantages,
  architectures: Architectures,
  industries: Industries,
  stack: Stack,
  contact: Contact,
}

export default function ServicesPage() {
  return (
    <div className={styles.page}>
      <Sections of={sections} />
    </div>
  )
}
