import type { Video } from '@/content/videos'

const video = (youtubeId: string, title: string): Video => ({
  id: youtubeId,
  title,
  description: 'Every click of it.',
  youtubeId,
  duration: '12:34',
  category: 'tutorial',
  topics: ['voice'],
  poster: 'handset',
  lettering: 'One ring',
  published: '2026-03-14',
})

/** Two videos, whatever the content has. No samples, so that their host has a picture of each. */
export const [video1, video2] = [video('abcdefghij1', 'One build'), video('abcdefghij2', 'Another build')]
