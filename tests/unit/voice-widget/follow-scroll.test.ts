import { followsAfterScroll, hasMoreBelow } from '@/examples/react-parts/src/parts/follow-scroll'

const atEnd = { scrollTop: 300, scrollHeight: 500, clientHeight: 200 }
const readingBack = { ...atEnd, scrollTop: 100 }

it.each([
  ['stops when the reader scrolls up', readingBack, atEnd, true, false],
  ['goes on when the reader returns to the end', atEnd, readingBack, false, true],
  ['goes on when larger text moved the view', { ...atEnd, scrollHeight: 900 }, atEnd, true, true],
  ['goes on when a turned phone moved the view', { ...atEnd, clientHeight: 100 }, atEnd, true, true],
  [
    'goes on when lines above it are lower than estimated, and a line is below the view',
    { scrollTop: 200, scrollHeight: 426, clientHeight: 200 },
    atEnd,
    true,
    true,
  ],
  [
    'goes on when a higher window showed all lines for a moment, and a lower one hides the last',
    { scrollTop: 0, scrollHeight: 500, clientHeight: 80 },
    atEnd,
    true,
    true,
  ],
  [
    'does not scroll while the reader is further up and the size changes',
    { ...readingBack, scrollHeight: 900 },
    readingBack,
    false,
    false,
  ],
  [
    'stops when the reader scrolls up to lines whose height was not known before',
    { scrollTop: 0, scrollHeight: 640, clientHeight: 200 },
    atEnd,
    true,
    false,
  ],
])('A transcript that follows what is said %s', (_what, now, before, wasFollowing, follows) => {
  expect(followsAfterScroll(now, before, wasFollowing)).toBe(follows)
})

it.each([
  ['only the space that ends the list', { ...atEnd, scrollTop: 288 }, false],
  ['half a line, which would be cut without a word of it', { ...atEnd, scrollTop: 284 }, true],
  ['lines', readingBack, true],
])(
  'An answer that is read from its beginning offers to go on while below it there is %s',
  (_what, box, more) => {
    expect(hasMoreBelow(box)).toBe(more)
  },
)
