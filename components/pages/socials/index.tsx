import { Closing } from '@/components/booking/closing'
import { Sections } from '@/components/layout/section-boundary'
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
import { SocialsHero } from './hero'
import { Latest } from './latest'
import { Wins } from './wins'

/** The channels with their counters, the latest from them, and what people made of it. */
export default function SocialsPage() {
  return (
    <Sections
      of={{
        hero: <SocialsHero content={socialsHero} />,
        channels: <Channels content={channelsCopy} channels={channels} />,
        latest: <Latest content={latestCopy} videos={videos} thread={latestThread} post={latestPost} />,
        wins: <Wins content={winsCopy} wins={wins} />,
        'closing-cta': <Closing content={socialsClosing} fit={{ narrow: 24, wide: 23.8 }} />,
      }}
    />
  )
}
