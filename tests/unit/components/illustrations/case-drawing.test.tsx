import { render } from '@testing-library/react'
import { CaseDrawing } from '@/components/illustrations/case-drawing'
import { caseDrawings, type CaseDrawing as CaseDrawingName } from '@/content/case-studies'

/** On a phone, where the letters are largest. */
const LETTER_HEIGHT = 23

const twice = <Item,>(list: readonly Item[]) => [...list, ...list]

const { dialling, dashboard, curriculum, swarm } = caseDrawings
const doubled = {
  dialling: { ...dialling, viewings: twice(dialling.viewings) },
  dashboard: { ...dashboard, leads: twice(dashboard.leads) },
  curriculum: { ...curriculum, aim: twice(curriculum.aim) },
  swarm: { jobs: twice(swarm.jobs) },
}

const draw = (name: CaseDrawingName) => render(<CaseDrawing name={name} label="" words={doubled} />).container

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0)

/** Whether a word begins or ends at the place of another one, too close to it to be read. */
const overlapping = (container: Element) => {
  const words = [...container.querySelectorAll('text')]
  return words.flatMap((word, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          numberOf(word, 'x') === numberOf(other, 'x') &&
          Math.abs(numberOf(word, 'y') - numberOf(other, 'y')) < LETTER_HEIGHT,
      )
      .map((other) => [word.textContent, other.textContent]),
  )
}

describe('A case drawing with twice the entries', () => {
  it.each<CaseDrawingName>(['dialling', 'dashboard', 'curriculum', 'swarm'])(
    'has no word over another: %s',
    (name) => expect(overlapping(draw(name))).toEqual([]),
  )

  it('shows each viewing', () => {
    const text = draw('dialling').textContent
    for (const viewing of dialling.viewings) expect(text.split(viewing)).toHaveLength(3)
  })

  it('holds all lines of the aim in its box', () => {
    const container = draw('curriculum')
    const box = container.querySelector('rect')!
    for (const line of container.querySelectorAll('text')) {
      expect(numberOf(line, 'y') - LETTER_HEIGHT).toBeGreaterThan(numberOf(box, 'y'))
      expect(numberOf(line, 'y')).toBeLessThan(numberOf(box, 'y') + numberOf(box, 'height'))
    }
  })

  it('has no agent over another', () => {
    const circles = [...draw('swarm').querySelectorAll('circle')].slice(0, -1)
    for (const [at, circle] of circles.entries())
      for (const other of circles.slice(at + 1))
        expect(
          Math.hypot(
            numberOf(circle, 'cx') - numberOf(other, 'cx'),
            numberOf(circle, 'cy') - numberOf(other, 'cy'),
          ),
        ).toBeGreaterThanOrEqual(2 * numberOf(circle, 'r'))
  })
})
