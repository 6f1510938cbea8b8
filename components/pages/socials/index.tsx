import { ClosingSection } from '@/components/layout/closing-section'
import { Sections, type PageSection } from '@/components/layout/sections'
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

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    drawsLine: true,
    endsInRuleBelow: true,
    render: () => <Hero content={socialsHero} />,
  },
  {
    name: 'channels',
    shown: channels.length > 0,
    render: (pageLine) => <Channels content={channelsCopy} channels={channels} pageLine={pageLine} />,
  },
  {
    name: 'latest',
    render: (pageLine) => (
      <Latest
        content={latestCopy}
        videos={videos}
        thread={latestThread}
        post={latestPost}
        pageLine={pageLine}
      />
    ),
  },
  {
    name: 'wins',
    shown: wins.length > 0,
    lineCrosses: true,
    render: (pageLine) => <Wins content={winsCopy} wins={wins} pageLine={pageLine} />,
  },
  {
    name: 'closing-cta',
    render: (pageLine) => <ClosingSection oneBooking content={socialsClosing} pageLine={pageLine} />,
  },
]

export default function SocialsPage() {
  return <Sections sections={SECTIONS} hasPageLine />
}
