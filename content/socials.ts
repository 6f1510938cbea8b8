import { facts } from './facts'
import { capitalised, spelledOut } from './format'
import type { Published } from './videos'
import { sample, type SampleMark } from './sample'

const discoveryMinutes = spelledOut(facts.discoveryCall.minutes, 'minute')

export type Platform = 'youtube' | 'instagram' | 'x'

export interface SocialChannel extends SampleMark {
  platform: Platform
  label: string
  handle: string
  url: string
  /** Followers to count up to; undefined where we show none. */
  count?: number
  unit: string
  text: string
  action: string
}

export const socialsHero = {
  /** Accessible name of the section. */
  label: 'Socials',
  title: 'Built out loud.',
  intro: 'We publish the builds as they happen: the working ones, and the ones that said sorry eleven times.',
}
export type SocialsHeroContent = typeof socialsHero

export const channels: readonly SocialChannel[] = [
  sample({
    platform: 'youtube',
    label: 'YouTube',
    handle: '@callwright',
    url: 'https://www.youtube.com/@callwright-sample',
    count: facts.audience.subscribers,
    unit: 'subscribers',
    text: 'Whole builds, from the empty folder to the first real caller.',
    action: 'Subscribe on YouTube',
  }),
  sample({
    platform: 'instagram',
    label: 'Instagram',
    handle: '@callwright',
    url: 'https://www.instagram.com/callwright.sample',
    count: facts.audience.followers,
    unit: 'followers',
    text: 'Whiteboards, wiring, and test calls that went wrong. Never a client’s.',
    action: 'Follow on Instagram',
  }),
  sample({
    platform: 'x',
    label: 'X',
    handle: '@callwright',
    url: 'https://x.com/callwright_sample',
    unit: 'Short notes, most weekdays',
    text: 'One thing learned a day. It fits, or it is not learned yet.',
    action: 'Read on X',
  }),
]

export const channelsCopy = {
  title: `${capitalised(spelledOut(channels.length, { one: 'place', other: 'places' }))} to find us`,
  /** For a screen reader, after the words of a link. */
  newTab: 'opens in a new tab',
}
export type ChannelsContent = typeof channelsCopy

export interface LatestPost extends SampleMark {
  platform: Platform
  title: string
  /** What the drawn picture shows. */
  picture: string
  /** Words on the whiteboard: what was promised, and what was crossed out. */
  whiteboard: { promised: string; crossedOut: string }
  text: string
  url: string
  published: Published
}

export interface LatestThread extends SampleMark {
  platform: Platform
  title: string
  lines: readonly string[]
  url: string
  published: Published
}

export const latestPost: LatestPost = sample({
  platform: 'instagram',
  title: 'The whiteboard after a discovery call',
  picture: 'A whiteboard: a telephone, an arrow, a calendar, and most of a diagram crossed out',
  whiteboard: { promised: 'day twelve, no later', crossedOut: 'not yet' },
  text: `${capitalised(discoveryMinutes)}, one marker. Everything crossed out is money not spent.`,
  url: 'https://www.instagram.com/callwright.sample',
  published: { daysBeforeBuild: 7 },
})

export const latestThread: LatestThread = sample({
  platform: 'x',
  title: 'Things callers say that mean yes',
  lines: [
    '“Hold on, let me find a pen.” They mean it. Say the time twice.',
    '“How much is it again?” They have decided. Say the figure, then stop talking.',
    '“I’m just looking.” Nobody rings a garage to look.',
    '“Call me next week.” Ask which day. They will know.',
  ],
  url: 'https://x.com/callwright_sample',
  published: { daysBeforeBuild: 9 },
})

export const latestCopy = {
  /** Accessible name of the section. */
  label: 'Latest content',
  title: 'Latest Content',
  post: 'Post',
  thread: 'Thread',
  readPost: 'See the post',
  readThread: 'Read the thread',
  /** For a screen reader, after the words of a link. */
  newTab: 'opens in a new tab',
}
export type LatestContent = typeof latestCopy

export interface CommunityWin extends SampleMark {
  /** The quote, around the phrase that came true. */
  before: string
  phrase: string
  after: string
  name: string
  role: string
  result: { value: string; label: string }
}

export const wins: readonly CommunityWin[] = [
  sample({
    before: 'Followed the receptionist video on a Sunday. By Monday lunch it had ',
    phrase: 'booked three patients',
    after: ' while I was doing a filling.',
    name: 'Hanna Weiss',
    role: 'Dentist',
    result: { value: '3', label: 'bookings on its first morning' },
  }),
  sample({
    before: 'Copied the interruption settings word for word. People ',
    phrase: 'stopped saying hello twice',
    after: '.',
    name: 'Tunde Alabi',
    role: 'Garage owner',
    result: { value: '0.8 s', label: 'until it answers, down from three' },
  }),
  sample({
    before: 'Your thread on voicemail settled an argument of ten years. We ',
    phrase: 'turned ours off',
    after: ' in March.',
    name: 'Sofia and Luca Neri',
    role: 'Restaurant owners',
    result: { value: '61', label: 'calls a week no longer missed' },
  }),
  sample({
    before: 'I built the tool from the napkin video with two friends. ',
    phrase: 'First invoice',
    after: ' on day thirty-eight, first complaint on day forty.',
    name: 'Amaru Quispe',
    role: 'Founder',
    result: { value: '38', label: 'days from napkin to invoice' },
  }),
]

export const winsCopy = {
  /** Accessible name of the section. */
  label: 'Community wins',
  title: 'Community Wins',
  intro: 'They said it. Then this happened.',
}
export type WinsContent = typeof winsCopy

export const socialsClosing = {
  label: 'Your turn',
  title: 'Seen enough?',
  lead: `Everything we know is up there, free. The ${discoveryMinutes} about your own phone are free as well.`,
}
