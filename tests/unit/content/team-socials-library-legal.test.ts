import { facts } from '@/content/facts'
import { chips, knowledgeTabs, libraryVideos, serviceCards } from '@/content/knowledge'
import { privacy } from '@/content/privacy'
import { channels, latestPost, latestThread, wins } from '@/content/socials'
import { callSteps, focus, founder, journey, teamHero, teamStats } from '@/content/team'
import { terms } from '@/content/terms'
import { videos } from '@/content/videos'
import { publishedDay } from '@/lib/text/published'

const hasSampleMark = (item: object) => 'sample' in item && item.sample === true
const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)

describe('Team content', () => {
  it('states the four figures: about 9.7K, 7.2K+, 50+ and 100+', () => {
    expect(teamStats.stats.map(({ value, precision }) => [value, precision])).toEqual([
      [9700, 'about'],
      [7200, 'over'],
      [50, 'over'],
      [100, 'over'],
    ])
  })

  it('tells the journey of 2023, 2024 and 2025', () => {
    expect(journey.years.map(({ year }) => year)).toEqual([2023, 2024, 2025])
  })

  it('counts by quarter as many projects as it states', () => {
    expect(sum(journey.projects.perQuarter.map(({ value }) => value))).toBe(journey.projects.total)
  })

  it('divides the discovery call into four steps that fill its thirty minutes', () => {
    expect(callSteps.steps).toHaveLength(4)
    expect(sum(callSteps.steps.map(({ minutes }) => minutes))).toBe(facts.discoveryCall.minutes)
  })

  it('draws a week in which every hour belongs to a focus area and every area has hours', () => {
    const drawn = new Set(focus.week.flatMap(({ hours }) => hours.map(({ area }) => area)))
    expect(drawn).toEqual(new Set(focus.areas.map(({ id }) => id)))
  })
})

describe('Socials content', () => {
  it('counts the two platforms that publish a figure', () => {
    expect(channels.map(({ count }) => count)).toEqual([9700, 7200, undefined])
  })

  it('shows five videos, one post and one thread', () => {
    expect([videos.length, latestPost.platform, latestThread.platform]).toEqual([5, 'instagram', 'x'])
  })

  it('orders the videos from the newest', () => {
    const dates = videos.map(({ published }) => publishedDay(published, '2026-03-14'))
    expect(dates).toEqual([...dates].sort().reverse())
  })
})

describe('The day of a publication', () => {
  it('is the one that is written', () => expect(publishedDay('2025-12-24', '2026-03-14')).toBe('2025-12-24'))

  it('of a sample is counted back from the build, past the ends of months and years', () => {
    expect(publishedDay({ daysBeforeBuild: 3 }, '2026-03-14')).toBe('2026-03-11')
    expect(publishedDay({ daysBeforeBuild: 10 }, '2026-01-05')).toBe('2025-12-26')
  })
})

describe('Knowledge content', () => {
  it('has the six services with their timelines and plans', () => {
    expect(serviceCards.map(({ title, weeks, plan }) => [title, weeks, plan])).toEqual([
      ['AI Receptionist', 2, 'Launch'],
      ['Voice SDR', 3, 'Scale'],
      ['MVP Launch', 3, 'Launch'],
      ['SaaS Platform', 6, 'Scale'],
      ['Global Voice', 2, 'Scale'],
      ['Enterprise', 10, 'Enterprise'],
    ])
    expect(serviceCards.filter(({ openEnded }) => openEnded).map(({ title }) => title)).toEqual([
      'Enterprise',
    ])
  })

  it('has four videos, the tabs Services and Videos, and the six chips', () => {
    expect(libraryVideos).toHaveLength(4)
    expect(knowledgeTabs.map(({ label }) => label)).toEqual(['Services', 'Videos'])
    expect(chips.map(({ label }) => label)).toEqual(['All', 'Voice', 'MVP', 'Auto', 'Demo', 'Guide'])
  })

  it('gives every video an id of eleven characters and a readable length', () => {
    for (const { youtubeId, duration } of videos) {
      expect(youtubeId).toMatch(/^[\w-]{11}$/)
      expect(duration).toMatch(/^\d+:\d{2}$/)
    }
  })
})

describe.each([terms, privacy])('The $title', (document) => {
  it('was last updated in January 2025 and is marked as a sample', () => {
    expect(document.lastUpdated).toBe('January 2025')
    expect(hasSampleMark(document)).toBe(true)
  })

  it('says each section in plain words too', () => {
    expect(document.sections.filter(({ plain }) => plain.length === 0)).toEqual([])
  })
})

it('Invented people, videos and figures are marked as samples', () => {
  const people = [founder, teamHero, focus, journey]
  const posts = [...videos, ...channels, latestPost, latestThread, ...wins]
  expect([...people, ...posts].filter((item) => !hasSampleMark(item))).toEqual([])
})
