import { brand } from '@/content/brand'
import { privacy } from '@/content/privacy'
import { focus, journey } from '@/content/team'
import { terms } from '@/content/terms'
import { videos } from '@/content/videos'
import { publishedDay } from '@/lib/text/published'
import { nodesOf, sourceFiles, textOf } from '@/scripts/launch-check/source'
import { isInSample } from '@/scripts/samples/marks'
import { itWhileSample } from '@/tests/support/while-sample'

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)

describe('Team content', () => {
  itWhileSample(journey)('counts by quarter as many projects as it states', () => {
    expect(sum(journey.projects.perQuarter.map(({ value }) => value))).toBe(journey.projects.total)
  })

  itWhileSample(focus)(
    'draws a week in which every hour belongs to a focus area and every area has hours',
    () => {
      const drawn = new Set(focus.week.flatMap(({ hours }) => hours.map(({ area }) => area)))
      expect(drawn).toEqual(new Set(focus.areas.map(({ id }) => id)))
    },
  )
})

it('Socials content orders the videos from the newest', () => {
  const dates = videos.map(({ published }) => publishedDay(published, '2026-03-14'))
  expect(dates).toEqual([...dates].sort().reverse())
})

describe('The day of a publication', () => {
  it('is the one that is written', () => expect(publishedDay('2025-12-24', '2026-03-14')).toBe('2025-12-24'))

  it('of a sample is counted back from the build, past the ends of months and years', () => {
    expect(publishedDay({ daysBeforeBuild: 3 }, '2026-03-14')).toBe('2026-03-11')
    expect(publishedDay({ daysBeforeBuild: 10 }, '2026-01-05')).toBe('2025-12-26')
  })
})

it('Knowledge content gives every video an id of eleven characters and a readable length', () => {
  for (const { youtubeId, duration } of videos) {
    expect(youtubeId).toMatch(/^[\w-]{11}$/)
    expect(duration).toMatch(/^\d+:\d{2}$/)
  }
})

describe.each([terms, privacy])('The $title', (document) => {
  it('has no two sections of one address', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says each section in plain words too', () => {
    expect(document.sections.filter(({ plain }) => plain.length === 0)).toEqual([])
  })
})

/** Names that we invented, and the date of our own terms. Trades refer to people by their names. */
const INVENTED =
  /Ines Calloway|Ilse Brandt|Samira Haddad|Tomas Voss|Orla Byrne|Harbor Dental|Northgate|January 2025/

itWhileSample(brand.sample ? terms : undefined)(
  'Nothing that we invented stands outside of what is marked as a sample',
  () => {
    const unmarked = sourceFiles('.', ['content'])
      .filter(({ file }) => !/generated|content\/trades/.test(file))
      .flatMap(({ file, tree }) =>
        [...nodesOf(tree)]
          .filter((node) => INVENTED.test(textOf(node) ?? '') && !isInSample(node))
          .map((node) => `${file}: ${textOf(node)}`),
      )
    expect(unmarked).toEqual([])
  },
)
