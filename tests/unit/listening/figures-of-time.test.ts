import { minutesAndSeconds } from '@/lib/listening/time-display'
import { callPriceCents } from '@/lib/pricing/call-price'
import { clockText, handDegrees } from '@/components/illustrations/dial/clock'

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [60, '1:00'],
  [754, '12:34'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-3, '0:00'],
])('%p seconds are shown as %p', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown)
})

it.each([
  [0, 0],
  [1, 1],
  [34.6, 4],
  [60, 7],
  [65, 8],
  [600, 70],
])('A visit of %p seconds costs %p cents as a call at 7 cents a minute', (seconds, cents) => {
  expect(callPriceCents(seconds, 7)).toBe(cents)
})

it.each([
  [0, 0, 0],
  [6, 0, 90],
  [12, 30, 187.5],
  [23, 59, 359.75],
])('At %p:%p the hand of the dial is turned by %p degrees', (hours, minutes, degrees) => {
  expect(handDegrees({ hours, minutes })).toBe(degrees)
})

it('The clock shows padded minutes', () => {
  expect(clockText({ hours: 9, minutes: 5 })).toBe('9:05')
})
