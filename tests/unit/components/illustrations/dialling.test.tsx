import { render } from '@testing-library/react'
import { Dialling } from '@/components/illustrations/dialling'
import { caseDrawings } from '@/content/case-studies'

/** On a phone, where the letters are largest. */
const LETTER_HEIGHT = 23

const { dialling } = caseDrawings

describe('The list of calls, with twice the viewings', () => {
  const draw = () => {
    const words = { ...dialling, viewings: [...dialling.viewings, ...dialling.viewings] }
    return render(<Dialling label="" words={words} />).container
  }

  it('has no viewing over another', () => {
    const lines = [...draw().querySelectorAll('text')].map((text) => Number(text.getAttribute('y')))
    for (const [at, y] of lines.entries())
      for (const other of lines.slice(at + 1))
        expect(Math.abs(y - other)).toBeGreaterThanOrEqual(LETTER_HEIGHT)
  })

  it('shows each viewing', () => {
    const text = draw().textContent
    for (const viewing of dialling.viewings) expect(text.split(viewing)).toHaveLength(3)
  })
})
