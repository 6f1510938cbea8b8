import { libraryVideos } from '@/content/knowledge'
import { serviceCards, type ServiceCard } from '@/content/service-library'
import type { Video } from '@/content/videos'
import {
  countLabel,
  emptyQuery,
  findKnowledge,
  foundKeyword,
  highlightRuns,
  suggestedPage,
} from '@/lib/text/knowledge'

const card = (title: string, oneLiner: string, category: ServiceCard['category']): ServiceCard => ({
  ...serviceCards[0]!,
  title,
  oneLiner,
  category,
  topics: [category],
})
/** As the page may have them. */
const CARDS = [
  card('AI Receptionist', 'Answers every call.', 'voice'),
  card('Voice SDR', 'Rings new enquiries and fills in the CRM.', 'voice'),
  card('MVP Launch', 'One workflow.', 'mvp'),
  card('Night line', 'From signature to launch.', 'voice'),
]
const titleAndOneLiner = (card: ServiceCard) => [card.title, card.oneLiner]
const titleAndDescription = (video: Video) => [video.title, video.description]
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const findServices = (text: string, chip: Parameters<typeof findKnowledge>[1]['chip'] = 'all') =>
  findKnowledge(CARDS, { text, chip }, titleAndOneLiner)

describe('Searching the services', () => {
  it('shows all without a request', () => {
    expect(findKnowledge(serviceCards, emptyQuery, titleAndOneLiner)).toEqual(serviceCards)
  })

  it.each(['receptionist', 'RECEPTIONIST', 'cEpTiO', '  receptionist '])(
    'finds the AI Receptionist for “%s”, whatever the case',
    (text) => {
      expect(titles(findServices(text))).toEqual(['AI Receptionist'])
    },
  )

  it('looks in the one-liner too', () => {
    expect(titles(findServices('fills in the crm'))).toEqual(['Voice SDR'])
  })

  it('looks in nothing else: a plan’s name finds no service by its plan', () => {
    expect(findServices(CARDS[0]!.plan)).not.toContain(CARDS[0])
  })

  it('takes what is typed as text, not as a pattern', () => {
    expect(findServices('.*')).toEqual([])
  })

  it('does not join title and one-liner: a match lies within one of them', () => {
    expect(findServices('SDR Rings')).toEqual([])
  })
})

describe('Choosing a chip', () => {
  it.each(['voice', 'mvp'] as const)('%s keeps every service of that category', (category) => {
    expect(findServices('', category)).toEqual(CARDS.filter((one) => one.category === category))
  })

  it('Demo and Guide divide the videos between them', () => {
    const demos = findKnowledge(libraryVideos, { text: '', chip: 'demo' }, titleAndDescription)
    const guides = findKnowledge(libraryVideos, { text: '', chip: 'guide' }, titleAndDescription)
    expect(demos.every(({ category }) => category === 'demo')).toBe(true)
    expect(guides.every(({ category }) => category === 'tutorial')).toBe(true)
    expect(demos.length + guides.length).toBe(libraryVideos.length)
  })

  it('works together with the search: both must hold', () => {
    expect(titles(findServices('launch', 'mvp'))).toEqual(['MVP Launch'])
    expect(titles(findServices('launch', 'voice'))).toEqual(['Night line'])
  })
})

it.each([
  ['Voice SDR', 'sdr', ['Voice ', '[SDR]']],
  ['ring, ring', 'ring', ['[ring]', ', ', '[ring]']],
  ['AI Receptionist', 'zebra', ['AI Receptionist']],
  ['AI Receptionist', '', ['AI Receptionist']],
  ['İstanbul line', 'line', ['İstanbul ', '[line]']],
  ['Café-Bar', 'cafe', ['[Café]', '-Bar']],
  ['Cafe\u0301-Bar', 'café', ['[Cafe\u0301]', '-Bar']],
  ['Für Praxen', 'fur', ['[Für]', ' Praxen']],
  ['ﬁne', 'f', ['[ﬁ]', 'ne']],
  ['電話受付の予約', '受付', ['電話', '[受付]', 'の予約']],
])('Highlighting what was searched for in “%s” marks “%s”', (text, query, expected) => {
  const runs = highlightRuns(text, query)
  expect(runs.map((run) => (run.hit ? `[${run.text}]` : run.text))).toEqual(expected)
  expect(runs.map((run) => run.text).join('')).toBe(text)
})

it.each([
  [0, '0 videos'],
  [1, '1 video'],
  [4, '4 videos'],
])('Counts %i as “%s”', (count, label) => {
  expect(countLabel(count, { one: 'video', other: 'videos' })).toBe(label)
})

describe('A keyword', () => {
  const card = { keywords: ['dentist', 'garage'] }
  it.each([
    ['dent', 'dentist'],
    ['GARAGE', 'garage'],
    ['slot', undefined],
    ['', undefined],
    ['bakery', undefined],
    ['gárage', 'garage'],
  ])('for %j is %j', (text, keyword) => {
    expect(foundKeyword(card, ['Books the slot'], text)).toBe(keyword)
  })
})

describe('A search for something on another page', () => {
  const suggestions = [{ words: ['price', 'how much'] }, { words: ['data'] }]
  it.each([
    ['price', 0],
    ['PRI', 0],
    ['how much is it', 0],
    ['data', 1],
    ['da', -1],
    ['voice', -1],
    ['', -1],
  ])('%j suggests page %d', (text, index) => {
    expect(suggestedPage(suggestions, text)).toBe(suggestions[index])
  })
})
