import { Channels } from './channels'
import { SocialsClosing } from './closing'
import { SocialsHero } from './hero'
import { Latest } from './latest'
import { Wins } from './wins'

/** Built out loud: the channels with their counters, the latest from them, and what people made of it. */
export default function SocialsPage() {
  return (
    <>
      <SocialsHero />
      <Channels />
      <Latest />
      <Wins />
      <SocialsClosing />
    </>
  )
}
