import { hero } from '@/content/home/hero'

/** Of the letters in `hero.headline`, whose type is sized for them. */
const LETTERS_PER_LINE = 8

describe('The headline of home', () => {
  it.each(hero.headline)('has short lines, so that nothing of it is cut off: “%s”', (line) => {
    expect(line.length).toBeLessThanOrEqual(LETTERS_PER_LINE)
  })
})
