import { bundleAt, type DailySettings } from '@/lib/voice/daily/transport-pool'

/** The resource hints in a new page after two preloads with the same settings. */
const hintsFor = async (settings: DailySettings) => {
  jest.resetModules()
  document.head.replaceChildren()
  const { preloadCallMachine } = await import('@/lib/voice/daily/transport-pool')
  preloadCallMachine(settings)
  preloadCallMachine(settings)
  return [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`)
}

describe('before the media library has loaded, the browser preloads', () => {
  const script = 'https://own.example/daily/call-machine-object-bundle.js'

  test.each<[setting: string, settings: DailySettings]>([
    ['the folder', { dailyConfig: { bundlePathOverride: 'https://own.example/daily' } }],
    ['the folder with a slash', { dailyConfig: { bundlePathOverride: 'https://own.example/daily/' } }],
    ['the older setting', { dailyConfig: { callObjectBundleUrlOverride: script } }],
    ['our own', { dailyConfig: bundleAt(script) }],
  ])('to fetch the call machine, once, where its address is given by %s', async (_setting, settings) => {
    expect(await hintsFor(settings)).toEqual([`preload ${script}`])
  })

  test('to connect to the media library’s own host if it is not', async () => {
    expect(await hintsFor({})).toEqual(['preconnect https://c.daily.co/'])
  })

  test('nothing where the code is evaluated, which a preloaded script is of no use to', async () => {
    expect(
      await hintsFor({ dailyConfig: { avoidEval: false, callObjectBundleUrlOverride: script } }),
    ).toEqual([])
  })
})
