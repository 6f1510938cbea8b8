import { sample, type SampleMark } from './sample'

/**
 * When something was published: its day, as in `2026-03-14`. Samples say how many days before the build, so that they
 * stay as recent as what they stand for.
 */
export type Published = string | { daysBeforeBuild: number }

/** What a video or a service is about; the chips of the knowledge base are these and `all`. */
export type Topic = 'voice' | 'mvp' | 'auto' | 'demo' | 'guide'

/** The drawing on a video's poster (`components/video/poster`). */
export type PosterName = 'handset' | 'turns' | 'sketch' | 'leader' | 'transcript'

/** Words in the drawings of the posters. */
export const posterWords = {
  turns: 'she cuts in',
  sketch: 'chart?',
  leader: { asked: '“Friday at four?”', slot: 'Fri 16:00', month: 'January' },
  transcript: 'say it shorter',
} satisfies Partial<Record<PosterName, unknown>>

export interface Video extends SampleMark {
  id: string
  title: string
  description: string
  /** Id on the video host, eleven characters. */
  youtubeId: string
  /** Length as shown, minutes:seconds. */
  duration: string
  category: 'tutorial' | 'demo'
  topics: readonly Topic[]
  poster: PosterName
  /** Two or three words lettered on the poster. */
  lettering: string
  published: Published
}

/** The channel, newest first. */
export const videos: readonly Video[] = [
  sample({
    id: 'receptionist-from-nothing',
    title: 'An AI receptionist from an empty folder',
    description:
      'A number, a voice, a calendar and a way back to a human. Every click, including the two wrong ones.',
    youtubeId: 'callwright1',
    duration: '42:18',
    category: 'tutorial',
    topics: ['voice', 'guide'],
    poster: 'handset',
    lettering: 'From nothing',
    published: { daysBeforeBuild: 3 },
  }),
  sample({
    id: 'talk-over-it',
    title: 'Talk over it: what a voice agent does when you interrupt',
    description: 'Nine interruptions on a live line, and the milliseconds each one took to be heard.',
    youtubeId: 'callwright2',
    duration: '11:04',
    category: 'demo',
    topics: ['voice', 'demo'],
    poster: 'turns',
    lettering: 'Talk over it',
    published: { daysBeforeBuild: 10 },
  }),
  sample({
    id: 'napkin-to-invoice',
    title: 'Napkin to invoice: one MVP, week by week',
    description: 'Five weeks of a build, cut down to the moments that changed our minds.',
    youtubeId: 'callwright3',
    duration: '27:51',
    category: 'demo',
    topics: ['mvp', 'demo'],
    poster: 'sketch',
    lettering: 'Week five',
    published: { daysBeforeBuild: 17 },
  }),
  sample({
    id: 'missed-call-to-slot',
    title: 'Missed call to booked slot, without code',
    description: 'A webhook, a calendar and a text message. The whole automation fits on one screen.',
    youtubeId: 'callwright4',
    duration: '18:36',
    category: 'tutorial',
    topics: ['auto', 'guide'],
    poster: 'leader',
    lettering: 'No code',
    published: { daysBeforeBuild: 38 },
  }),
  sample({
    id: 'transcripts-with-a-pencil',
    title: 'A week of transcripts, read with a pencil',
    description: 'Forty calls, what we underlined, and the six sentences we rewrote on Friday.',
    youtubeId: 'callwright5',
    duration: '33:20',
    category: 'tutorial',
    topics: ['voice', 'guide'],
    poster: 'transcript',
    lettering: 'Read it back',
    published: { daysBeforeBuild: 45 },
  }),
]

/** What the modal player says around the embed. */
export const playerCopy = {
  play: 'Play',
  close: 'Close',
  loading: 'Opening the player',
  unavailable: 'The player did not load. The video host may be blocked on your network.',
  watchElsewhere: 'Watch on YouTube',
  book: 'Book Your Discovery Call',
  notice: 'Playing connects you to YouTube, in its privacy-enhanced mode.',
}
