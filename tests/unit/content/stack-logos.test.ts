import { existsSync, readFileSync } from 'node:fs'
import { caseTestimonials } from '../../../content/case-studies'
import { stack } from '../../../content/services'

it.each(stack.flatMap((group) => group.technologies))(
  '$name has a logo of its own, with a size',
  ({ logo }) => {
    expect(readFileSync(`public/logos/${logo}.svg`, 'utf8')).toMatch(/^<svg width="24" height="24"/)
  },
)

it.each([...caseTestimonials])('$name has a portrait', ({ avatarSrc }) => {
  expect(existsSync(`public${avatarSrc}`)).toBe(true)
})
