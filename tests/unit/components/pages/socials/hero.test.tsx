import { render, screen } from '@testing-library/react'
import { Hero } from '@/components/pages/socials/hero'
import { socialsHero } from '@/content/socials'
import { displayWidthEm } from '@/lib/drawing/fit-text'

it.each(['Building out loud.', 'On the record.', 'Sprachassistenten aus Grünwald.'])(
  'The words of “%s” are no wider than a phone, also where a system rounds the width of each letter',
  (title) => {
    render(<Hero content={{ ...socialsHero, title }} />)
    const words = [...screen.getByRole('heading', { level: 1 }).children] as HTMLElement[]
    for (const word of words) {
      const size = parseFloat(word.style.getPropertyValue('--narrow'))
      expect(size * displayWidthEm(word.textContent.trim())).toBeLessThanOrEqual(99.1)
    }
  },
)
