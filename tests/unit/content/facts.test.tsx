import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { BookingButton } from '@/components/booking/booking-button'
import { facts } from '@/content/facts'

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.resolve(folder, name))
    .sort()

/** Everything that the content says while the deep-dive costs so much, as one text. */
function contentAtPrice(priceUsd: number): string {
  let content = ''
  jest.isolateModules(() => {
    const { facts: isolated } = jest.requireActual<{ facts: typeof facts }>('@/content/facts')
    Object.assign(isolated, { deepDive: { ...isolated.deepDive, priceUsd } })
    content = JSON.stringify(filesIn('content', '.ts').map((file) => jest.requireActual<object>(file)))
  })
  return content
}

describe('The price of the deep-dive stands once, in content/facts.ts', () => {
  it('is said in four places or more', () => {
    expect(contentAtPrice(250).match(/\$250\b/g)?.length).toBeGreaterThanOrEqual(4)
  })

  it('is 300 everywhere when it is 300 there', () => {
    const content = contentAtPrice(300)
    expect(content).not.toMatch(/\$250\b/)
    expect(content.replaceAll('$300', '$250').replaceAll('"priceUsd":300', '"priceUsd":250')).toBe(
      contentAtPrice(250),
    )
  })

  it('is said by the booking button in the words of the content', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    render(<BookingButton booking="deep-dive" />)
    expect(screen.getByRole('button', { name: `$${facts.deepDive.priceUsd} Deep-Dive` })).toBeInTheDocument()
  })

  it('is written by hand in no component', () => {
    const written = filesIn('components', '.tsx').filter((file) => /\$\d/.test(readFileSync(file, 'utf8')))
    expect(written).toEqual([])
  })
})
