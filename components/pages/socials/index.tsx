import { ClosingSection } from '@/components/layout/closing-section'
import { section, Sections } from '@/components/layout/sections'
import {
  channels,
  channelsCopy,
  latestCopy,
  latestPost,
  latestThread,
  socialsClosing,
  socialsHero,
  wins,
  winsCopy,
} from '@/content/socials'
import { videos } from '@/content/videos'
import { Channels } from './channels'
import { Hero } from './hero'
import { Latest } from './latest'
import { Wins } from './wins'

const SECTIONS = [
  section('hero', Hero, { content: socialsHero }, { drawsLine: true, endsInRuleBelow: true }),
  section('channels', Channels, { content: channelsCopy, channels }, { shown: channels.length > 0 }),
  section('latest', Latest, { content: latestCopy, videos, thread: latestThread, post: latestPost }),
  section('wins', Wins, { content: winsCopy, wins }, { shown: wins.length > 0, lineCrosses: true }),
  section('closing-cta', ClosingSection, { content: socialsClosing }),
]

export default function SocialsPage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
