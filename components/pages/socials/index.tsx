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
    render: () => <Hero content={socialsHero} />,
  },
  {
    name: 'channels',
    shown: channels.length > 0,
    render: () => <Channels content={channelsCopy} channels={channels} />,
  },
  {
    name: 'latest',
    render: () => <Latest content={latestCopy} videos={videos} thread={latestThread} post={latestPost} />,
  },
  {
    name: 'wins',
    shown: wins.length > 0,
    render: () => <Wins content={winsCopy} wins={wins} />,
  },
  {
    name: 'closing-cta',
    render: () => <ClosingSection quiet content={socialsClosing} />,
  },
]

export default function SocialsPage() {
  return <Sections sections={SECTIONS} />
}
