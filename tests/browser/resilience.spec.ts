import { tabLabels } from '../support/tab-labels'
import { bookingLabels } from '@/content/booking'
import { PAGE_NAMES, pages } from '@/content/pages'
import { errorMessages, loadingMessage, noCodeMessage } from '@/content/error-messages'
import { services } from '@/content/home/services'
import { libraryVideos } from '@/content/knowledge'
import { serviceCards } from '@/content/service-library'
import { recordings } from '@/content/recordings'
import { timelineStops } from '@/content/services'
import { tradeChoice } from '@/content/trades'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { pagePath } from '@/lib/navigation/page-address'
import type { Page } from '@playwright/test'
import { widget } from '../support/call'
import { createDeferred } from '../support/deferred'
import { answerOtherHosts } from '../support/page-quality'
import { blockStorage } from '../support/page-visit'
import { hydrated, nextFrames } from '../support/hydrated'
import { tradeAt } from '../support/trades'
import { expect, test } from '../support/site-test'
import { withEntries } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CHUNKS = '**/_next/static/chunks/*.js'
const linkTo = (page: Page, name: 'pricing' | 'team') =>
  page.getByRole('banner').getByRole('link', { name: pages[name].label, exact: true })

/** What the browser and the page log of code that they cannot read. */
const UNREADABLE =
  /Unexpected (token|end)|ChunkLoadError|Failed to load chunk|MissingCodeError|Nothing will move/

const GONE = { status: 404, body: 'Not found' }

/** How a host answers for a piece of code that it does not have, or has only in part. */
const A_PAGE = { contentType: 'text/html', body: '<!doctype html><p>Home</p>' }
const UNUSABLE = [
  ['is answered with 404', GONE],
  ['is answered with a page', A_PAGE],
  [
    'ends in the middle',
    { contentType: 'text/javascript', body: '(globalThis.TURBOPACK||=[]).push([() => {' },
  ],
] as const

/** To the browser a page in place of a script is code that it cannot read, as is one that ends in the middle. */
const tagOf = (response: Answer) => (response === A_PAGE ? '@exhaustive' : [])

type Answer = (typeof UNUSABLE)[number][1] | 'stalls'

/**
 * Opens a page, and from then on answers 404, or as given, for every piece of code that it did not need, or not at all; with
 * `newBuild` until the page is loaded again. Returns a function that simulates another deploy.
 */
async function deployAfterOpening(
  page: Page,
  { path = '/terms/', ...first }: { path?: string; newBuild?: boolean; response?: Answer } = {},
) {
  const known = new Set<string>()
  let answer: Answer | undefined
  let isUntilReload = false
  await page.route(CHUNKS, async (route) => {
    const url = route.request().url()
    if (!answer) known.add(url)
    if (!answer || known.has(url)) await route.fallback()
    else if (answer !== 'stalls') await route.fulfill(answer)
  })
  page.on('request', (request) => {
    if (isUntilReload && request.isNavigationRequest()) answer = undefined
  })
  const deploy = async ({ newBuild = false, response = GONE }: Omit<typeof first, 'path'> = {}) => {
    await page.waitForLoadState('networkidle')
    await hydrated(page)
    // The page reloads once for each deploy.
    await page.evaluate(() => {
      try {
        sessionStorage.clear()
      } catch {
        // Blocked.
      }
    })
    isUntilReload = newBuild
    answer = response
  }
  await page.goto(path)
  await deploy(first)
  return deploy
}

async function countLoads(page: Page): Promise<() => number> {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

test.describe('Code that is gone after a deploy', () => {
  withEntries(test, recordings)(
    'leaves as many recordings as there were when a trade is chosen',
    async ({ page, allowConsole }) => {
      allowConsole(/404|ChunkLoadError|Nothing will move/)
      await deployAfterOpening(page, { path: '/' })
      const failed = page.waitForResponse((response) => response.status() === 404)
      await page.locator('main').getByLabel(tradeChoice.label).selectOption(tradeAt(4))
      await failed
      const section = page.locator('[data-section="voice-demos"]')
      await expect(section.getByRole('article').first()).toHaveAccessibleName(recordings.at(-1)!.title)
      await expect(section.getByRole('article')).toHaveCount(recordings.length)
    },
  )

  for (const [button, state] of [
    [voiceButton.talk, 'connected'],
    [voiceButton.type, 'idle'],
  ] as const)
    test(
      `“${button}” comes back to the same place with the new code, and opens the panel`,
      { tag: button === voiceButton.talk ? [] : '@exhaustive' },
      async ({ page, allowConsole }) => {
        allowConsole(/404|Nothing will move/)
        await deployAfterOpening(page, { newBuild: true })
        const loads = await countLoads(page)
        const place = page.locator('#ownership h2')
        await place.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await page.getByRole('button', { name: button }).click()
        await expect(widget(page).getByRole('textbox')).toBeVisible()
        await expect(widget(page)).toHaveAttribute('data-state', state)
        expect(loads()).toBe(1)
        await expect(place).toBeInViewport()
        await page.reload()
        await hydrated(page)
        await expect(widget(page).getByRole('button', { name: voiceButton.talk })).toBeVisible()
      },
    )

  test('stays as it is while the server does not answer', async ({ page, allowConsole }) => {
    allowConsole(/404|ERR_|Nothing will move/)
    await deployAfterOpening(page)
    const loads = await countLoads(page)
    await page.route('/terms/', (route) => route.abort('connectionfailed'))
    await page.getByRole('button', { name: voiceButton.talk }).click()
    const retry = page.getByRole('button', { name: voiceButton.retry })
    for (const again of [1, 2]) {
      const asked = page.waitForRequest((request) => request.method() === 'HEAD')
      await test.step(`try ${again}`, () => retry.click())
      await (await asked).response()
      await expect(retry).toBeVisible()
    }
    expect(loads()).toBe(0)
  })

  test('reloads the page once by itself, then shows an error and a link', async ({ page, allowConsole }) => {
    allowConsole(/404|MissingCodeError|preloaded using link preload|Nothing will move/)
    await deployAfterOpening(page)
    const loads = await countLoads(page)
    await linkTo(page, 'pricing').click()
    await expect(page.getByRole('heading', { name: errorMessages.missingCode.title })).toBeVisible()
    expect(loads()).toBe(1)
    await expect(page.getByRole('button', { name: errorMessages.reload })).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
    await page.getByRole('link', { name: errorMessages.home }).click()
    await expect(page.locator('main[data-page="home"] h1')).toBeVisible()
  })

  test('leaves a reader alone who has scrolled before the new code was there', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|MissingCodeError|preloaded using link preload|Nothing will move/)
    await deployAfterOpening(page, { newBuild: true })
    const arrives = createDeferred()
    let isReloaded = false
    page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()))
    await page.route(CHUNKS, async (route) => {
      if (isReloaded) await arrives.promise
      await route.fallback()
    })
    await linkTo(page, 'pricing').click()
    await expect(page.locator('main[data-page="pricing"] h1')).toBeVisible()
    await page.mouse.wheel(0, 900)
    const place = () => page.evaluate(() => window.scrollY)
    await expect.poll(place).toBe(900)
    arrives.resolve()
    await hydrated(page)
    // In the frames after it the page would be scrolled.
    await nextFrames(page)
    expect(await place()).toBe(900)
  })

  test('shows the error at once without storage', { tag: '@exhaustive' }, async ({ page, allowConsole }) => {
    allowConsole(/404|MissingCodeError|preloaded using link preload|Nothing will move/)
    await blockStorage(page)
    await deployAfterOpening(page)
    const loads = await countLoads(page)
    await linkTo(page, 'pricing').click()
    await expect(page.getByRole('heading', { name: errorMessages.missingCode.title })).toBeFocused()
    expect(loads()).toBe(0)
  })

  for (const [answer, response] of UNUSABLE)
    withEntries(test, libraryVideos)(
      `is fetched again by one reload where it ${answer}, and is not fetched again and again`,
      { tag: tagOf(response) },
      async ({ page, allowConsole }) => {
        allowConsole(new RegExp(`404|${UNREADABLE.source}|preloaded using link preload`))
        await page.route(/youtube-nocookie\.com|ytimg\.com/, (route) => route.fulfill({ body: '' }))
        const deploy = await deployAfterOpening(page, { newBuild: true, path: '/content/', response })
        const loads = await countLoads(page)
        await test.step('a video opens', async () => {
          await page.getByRole('tab', { name: tabLabels.videos, exact: true }).click()
          const video = page.locator('[data-video]').last()
          await video.click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expect.poll(loads).toBe(1)
          await page.keyboard.press('Escape')
          await expect(video).toBeFocused()
          await expect(video).toBeInViewport()
        })
        await test.step('a link opens its page at the beginning, with the focus on its heading', async () => {
          await deploy({ newBuild: true, response })
          await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
          await linkTo(page, 'pricing').click()
          await expect(page.locator('main[data-page="pricing"] h1')).toBeFocused()
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
          await expect.poll(loads).toBe(2)
        })
        await test.step('“Talk to AI” whose code is gone for good says so, and each try reloads once', async () => {
          await deploy({ response })
          for (const [name, count] of [
            [voiceButton.talk, 3],
            [voiceButton.retry, 4],
          ] as const) {
            await page.getByRole('button', { name }).click()
            await expect.poll(loads).toBe(count)
            // Sooner than code is given up that does not arrive.
            await expect(widget(page).getByText(voiceButton.loadFailed)).toBeVisible({ timeout: 10_000 })
          }
          expect(loads()).toBe(4)
        })
      },
    )

  withEntries(test, libraryVideos)(
    'opens after one reload where its download stalls: page and video',
    async ({ page, allowConsole }) => {
      test.slow()
      allowConsole(new RegExp(`${UNREADABLE.source}|more than 20 s`))
      await page.route(/youtube-nocookie\.com|ytimg\.com/, (route) => route.fulfill({ body: '' }))
      await page.clock.install()
      const deploy = await deployAfterOpening(page, { newBuild: true, path: '/content/', response: 'stalls' })
      const loads = await countLoads(page)
      const opensAfterReload = async (choose: () => Promise<void>, opened: string, count: number) => {
        const asked = page.waitForRequest(CHUNKS)
        await choose()
        await asked
        await page.clock.fastForward(21_000)
        await expect.poll(loads).toBe(count)
        await expect(page.locator(opened)).toBeVisible()
      }
      const chooseVideo = async () => {
        await page.getByRole('tab', { name: tabLabels.videos, exact: true }).click()
        await page.locator('[data-video]').last().click()
      }
      await opensAfterReload(chooseVideo, '[role="dialog"]', 1)
      await page.keyboard.press('Escape')
      await deploy({ newBuild: true, response: 'stalls' })
      const choosePage = () => linkTo(page, 'pricing').click()
      await opensAfterReload(choosePage, 'main[data-page="pricing"] h1', 2)
    },
  )

  for (const [answer, response] of UNUSABLE)
    // Home once; for the other answers Terms, which opens faster.
    for (const name of response === GONE ? (['home'] as const) : (['terms', 'home'] as const))
      test(
        `leaves ${name} readable when its own code ${answer}, after one reload, and shows an error`,
        { tag: name === 'home' && response !== GONE ? '@exhaustive' : tagOf(response) },
        async ({ page, allowConsole }) => {
          allowConsole(/404|Failed to load|Unexpected (token|end)/)
          let opened = 0
          page.on('request', (request) => (opened += Number(request.isNavigationRequest())))
          await page.route(CHUNKS, (route) => route.fulfill(response))
          await page.goto(pagePath(name))
          await expect(page.getByText(noCodeMessage)).toBeVisible()
          await expect(page.locator(`main[data-page="${name}"] h1`)).toBeVisible()
          expect(opened).toBe(2)
          await page.getByRole('button', { name: voiceButton.talk }).click()
          await expect(page.getByText(noCodeMessage)).toBeVisible()
        },
      )
})

for (const from of ['the host’s own address', 'another address'])
  test(
    `A script of the owner from ${from} that an ad blocker refuses reloads nothing and says nothing`,
    { tag: from === 'another address' ? '@exhaustive' : [] },
    async ({ page, allowConsole }) => {
      allowConsole(/ERR_BLOCKED|Failed to load|violates the following Content Security Policy/)
      const source = from === 'another address' ? 'https://statistics.example/script.js' : '/statistics.js'
      await page.route('**/{script,statistics}.js', (route) => route.abort('blockedbyclient'))
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace(
          '</head>',
          `<script async src="${source}"></script></head>`,
        )
        await route.fulfill({ response, body: html })
      })
      const loads = await countLoads(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      await hydrated(page)
      expect(loads()).toBe(1)
      await expect(page.getByText(noCodeMessage)).toHaveCount(0)
    },
  )

test('A page opened offline shows that it is offline, and opens by itself once the connection is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|MissingCodeError|preloaded using link preload|Nothing will move/)
  await page.goto('/terms/', { waitUntil: 'networkidle' })
  await hydrated(page)
  await context.setOffline(true)
  await linkTo(page, 'pricing').click()
  await expect(page.getByRole('heading', { name: errorMessages.offline.title })).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('main[data-page="pricing"] h1')).toBeVisible()
  await expect(page).toHaveTitle(pages.pricing.title)
})

for (const [what, prepare] of [
  ['storage blocked', blockStorage],
  ['the clock in 1970', (page: Page) => page.clock.setFixedTime(new Date('1970-01-02'))],
  ['the clock in 2099', (page: Page) => page.clock.setFixedTime(new Date('2099-12-31'))],
] as const)
  test(`Every page opens with ${what}`, { tag: '@exhaustive' }, async ({ page }) => {
    await prepare(page)
    for (const name of PAGE_NAMES) {
      await page.goto(pagePath(name))
      await expect(page.locator(`main[data-page="${name}"] h1`)).toBeVisible()
    }
  })

test.describe('Before the page’s code is there', () => {
  /** Opens a page without its code. The result lets the code arrive. */
  async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
    const arrival = createDeferred()
    await page.route(CHUNKS, async (route) => {
      await arrival.promise
      await route.fallback()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeAttached()
    return async () => {
      arrival.resolve()
      await hydrated(page)
    }
  }

  // Home asks for the trade beside the recordings.
  withEntries(test, recordings)(
    'a pressed button says that the page is loading, and choices stay',
    async ({ page }) => {
      const codeArrives = await openWithoutCode(page, '/')
      await page.locator('[data-trade-choice] select').selectOption(tradeAt(4))
      const edge = page.locator('[data-wipe] input')
      await edge.focus()
      await page.keyboard.press('End')
      const question = page.locator('#faq button[aria-expanded]').first()
      for (const button of [question, page.getByRole('button', { name: voiceButton.talk })]) {
        await button.click()
        await expect(page.getByText(loadingMessage)).toBeInViewport()
        // The next button must say it itself.
        if (button === question) await page.locator('#no-code').evaluate((message) => message.remove())
      }
      await codeArrives()
      await expect(page.getByText(loadingMessage)).toHaveCount(0)
      // What was pressed may no longer be wanted.
      await expect(question).toHaveAttribute('aria-expanded', 'false')
      await expect(widget(page)).toHaveAttribute('data-state', 'idle')
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('trade'))).toBe(tradeAt(4))
      await expect(edge).toHaveAttribute('aria-valuetext', /^0 %/)
    },
  )

  test('a button of a page whose shell has failed is not “loading”', async ({ page, allowConsole }) => {
    allowConsole(/No media queries|Minified React error/)
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('No media queries')
      }
    })
    await page.goto('/')
    const retry = page.getByRole('button', { name: errorMessages.retry })
    await expect(retry).toBeVisible()
    await retry.click()
    await expect(page.getByText(loadingMessage)).toHaveCount(0)
  })

  test('what is typed into the search is searched for', async ({ page }) => {
    const codeArrives = await openWithoutCode(page, '/content/')
    await page.getByRole('searchbox').fill(serviceCards[0]!.title)
    await codeArrives()
    await expect(page.locator('[data-service-card]')).toHaveCount(1)
  })

  test('sliders that are moved change what they measure', async ({ page }) => {
    const codeArrives = await openWithoutCode(page, '/pricing/')
    const calls = page.locator('#running-cost input').first()
    await calls.focus()
    await page.keyboard.press('End')
    await codeArrives()
    await expect(page.locator('#running-cost b').first()).toHaveText(await calls.inputValue())
    await expect(calls).toHaveAttribute('aria-valuetext', new RegExp(`^${await calls.inputValue()}\\b`))
  })
})

test.describe('On a page that the browser translates', () => {
  /** What a translator does: it puts each text into elements of its own, also those that come later. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const translated = new WeakSet<Node>()
      const wrap = (text: Node) => {
        if (translated.has(text) || !text.nodeValue?.trim()) return
        if (!text.parentElement || text.parentElement.closest('script, style, svg, option, title')) return
        const copy = document.createTextNode(text.nodeValue)
        translated.add(copy)
        const font = document.createElement('font')
        font.append(copy)
        text.parentElement.replaceChild(font, text)
      }
      const wrapAll = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Node[] = []
        while (walker.nextNode()) texts.push(walker.currentNode)
        texts.forEach(wrap)
      }
      wrapAll(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') wrap(target)
          addedNodes.forEach(wrapAll)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })

  test('each booking button can be pressed and says what it does', async ({ page, context }) => {
    await answerOtherHosts(context)
    await page.goto('/', { waitUntil: 'networkidle' })
    await hydrated(page)
    await translate(page)
    const inBar = page.getByRole('banner').locator('[data-booking]')
    await inBar.click()
    await expect(inBar).toHaveText(bookingLabels.discovery.saving)
    const { tab, service, save } = services.panels[1]!
    await page.getByRole('tab', { name: tab }).click()
    const inPanel = page.locator(`[data-service="${service}"] [data-booking]`)
    await inPanel.click()
    await expect(inPanel).toHaveText(save.saving)
    await expect(inPanel).toHaveText(save.saved)
    await expect(inPanel).toHaveText(save.idle)
    await expect(page.locator('[data-failed]')).toHaveCount(0)
  })

  test('the card of the process shows the stop that is chosen', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto('/services/', { waitUntil: 'networkidle' })
    await hydrated(page)
    await translate(page)
    for (const { id, title, date } of timelineStops) {
      // Turning, it is never where a pointer aims.
      await page.locator(`[data-stop="${id}"]`).press('Enter')
      await expect(page.locator('#process-card')).toContainText(title)
      await expect(page.locator('#process-card')).toContainText(date)
    }
  })

  test('an answer of the chat is shown whole', async ({ page }) => {
    await page.goto('/terms/', { waitUntil: 'networkidle' })
    await hydrated(page)
    await translate(page)
    await page.getByRole('button', { name: voiceButton.type }).click()
    await page.getByRole('textbox', { name: voiceCopy.connected.type }).fill('What does a voice agent cost?')
    await page.keyboard.press('Enter')
    const answer = widget(page).locator('[data-role="assistant"]').last()
    await expect(answer).toBeVisible()
    await expect(widget(page).locator('[data-partial]')).toHaveCount(0)
    // What is read out is the whole answer, once it is complete.
    const readOut = widget(page).locator('[data-live-lines] p').last()
    await expect(readOut).toHaveText(`${voiceCopy.connected.names.assistant}: ${await answer.innerText()}`)
  })
})
