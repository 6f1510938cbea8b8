/** @jest-environment jsdom */
import { figuresIn, figuresOnPage } from '@/components/voice/line/figures-on-page'

const marked = (said: string, html: string) => {
  document.body.innerHTML = html
  return figuresOnPage(figuresIn(said), document.body).map((range) => range.toString().trim())
}

test.each([
  ['a price', 'The deep-dive is $250.', '<b>$250</b> once', ['$250']],
  ['a price with its sign behind it', 'It costs 250\u00a0€.', '<b>250 €</b> once', ['250 €']],
  ['a price in letters', 'It costs CHF 1’250 or CHF 90.', '<p>CHF 90 a month</p>', ['CHF 90']],
  ['a number whose unit is an element of its own', 'From 7 cents a minute.', '7<sup>cents</sup>', ['7cents']],
  ['a range with another dash', 'It takes 7-14 days.', '<p>7–14 days</p>', ['7–14 days']],
  ['a share', 'That leaves 75% with an agent.', '<b>75</b> %', ['75 %']],
  ['a number with a plus', 'It knows 400+ tools.', '<b>400+</b>', ['400+']],
  [
    'a figure at each place',
    'It takes 30 minutes.',
    '<p>30 minutes</p><p>30 minutes</p>',
    ['30 minutes', '30 minutes'],
  ],
])('%s that is said is found where the page prints it', (_, said, html, expected) => {
  expect(marked(said, html)).toEqual(expected)
})

test.each([
  ['part of a longer number', 'It costs $25.', '<p>$250, $25.50, $25,000</p>'],
  ['another unit', 'It takes 3 weeks.', '<p>3 days</p>'],
  ['a number alone', 'There are 3.', '<p>3</p>'],
  ['a number that ends in it', 'It takes 4 weeks.', '<p>14 weeks, 2.4 weeks</p>'],
])('%s is not taken for a figure that is said', (_, said, html) => {
  expect(marked(said, html)).toEqual([])
})
