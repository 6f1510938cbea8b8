import { Sections } from '@/components/layout/sections'
import { Channels } from './channels'
import { SocialsClosing } from './closing'
import { SocialsHero } from './hero'
import { Latest } from './latest'
import { Wins } from './wins'

const sections = {
  hero: SocialsHero,
  channels: Channels,
  latest: Latest,
  wins: Wins,
  'closing-cta': SocialsClosing,
}

/** Built out loud: the channels with their counters, the latest from them, and what people made of it. */
export default function SocialsPage() {
  return <Sections of={sections} />
}
