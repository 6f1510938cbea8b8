import { browserFamily } from '@/components/voice/panel/browser-family'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

it.each([
  ['ios', PHONE, 5],
  ['ios', MAC, 5],
  ['safari', MAC, 0],
  ['android', ANDROID, 5],
  ['edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 0],
  ['chromium', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 0],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ['other', 'Lynx/2.9', 0],
])('Where the microphone is allowed is that of %s for %s', (family, userAgent, touchPoints) => {
  expect(browserFamily(userAgent, touchPoints)).toBe(family)
})
