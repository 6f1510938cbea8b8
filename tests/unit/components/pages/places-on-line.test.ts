import { placesOnLine } from '@/components/pages/socials/places-on-line'

/** How many columns of twelve the sheets of each row of a desk take. */
function deskRows(videos: number): number[] {
  const rows: number[] = []
  for (const place of placesOnLine(videos)) {
    const columns = Number(/lg:col-span-(\d+)/.exec(place.className)?.[1])
    if (place['data-desk-row'].includes('start')) rows.push(0)
    rows.push(rows.pop()! + columns)
  }
  return rows
}

describe('The newest pieces hang in full rows', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13])('on a desk, where there are %d videos', (videos) => {
    expect(placesOnLine(videos)).toHaveLength(videos + 2)
    expect(new Set(deskRows(videos))).toEqual(new Set([12]))
  })

  it.each([
    [0, ['start', 'end']],
    [1, ['start end', 'start', 'end']],
    [2, ['start end', 'start', 'end', 'start end']],
    [3, ['start end', 'start', 'end', 'start', 'end']],
  ])(
    'two by two on a tablet, where there are %d: the newest and a last one alone fill theirs',
    (videos, rows) => {
      expect(placesOnLine(videos).map((place) => place['data-tablet-row'])).toEqual(rows)
    },
  )
})
