import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NAVIGATION, PAGE_NAMES, pages } from '@/content/pages'
import { pagePath } from '@/lib/navigation/page-address'
import { until, type Engine } from './engine'

const quoted = (value: string) => JSON.stringify(value)
const shown = (page: string) =>
  `document.querySelector('main[data-page="${page}"] h1')?.checkVisibility() && document.title === ${quoted(
    pages[page as keyof typeof pages].title,
  )}`
const selectedTab = `document.querySelector('[data-section="plans"] [role="tab"][aria-selected="true"]')`
const openQuestions = `document.querySelectorAll('[data-section="faq"] button[aria-expanded="true"]')`

/** The page asked for is there, and its code answers clicks. */
const HYDRATED = `!window.left && document.readyState !== 'loading' && window.preHydrationNavigation === null`

/** What a visitor does without a microphone, the same in every engine. */
export function describeJourneys(engine: () => Engine, siteUrl: () => string): void {
  const open = async (address: string) => {
    await engine().open(siteUrl() + address)
    await until(engine(), HYDRATED)
  }

  describe('Every page', () => {
    for (const name of PAGE_NAMES)
      it(`${name} opens at its address, with one heading above the others and every section named`, async () => {
        await open(pagePath(name))
        await until(engine(), shown(name))
        assert.equal(await engine().evaluate(`document.querySelectorAll('h1').length`), 1)
        assert.equal(await engine().evaluate(`document.querySelectorAll('main').length`), 1)
        const unnamed = `[...document.querySelectorAll('main section')]
          .filter((section) => !section.ariaLabel && !section.getAttribute('aria-labelledby'))
          .map((section) => section.dataset.section).join()`
        assert.equal(await engine().evaluate(unnamed), '')
        const tooWide = `document.documentElement.scrollWidth - document.documentElement.clientWidth`
        assert.equal(await engine().evaluate(tooWide), 0)
      })
  })

  it('A link of the navigation changes the page, and Back returns', async () => {
    await open('/')
    for (const name of NAVIGATION.filter((each) => each !== 'home')) {
      await engine().click(`header nav a[href$="/${name}/"]`)
      await until(engine(), shown(name))
      assert.equal(await engine().evaluate(`document.activeElement?.tagName`), 'H1')
    }
    await engine().evaluate(`history.back()`)
    await until(engine(), shown(NAVIGATION.at(-2) ?? 'home'))
  })

  it('The menu of a narrow screen opens, leads to a page and closes', async () => {
    await engine().resize(400, 800)
    await open('/')
    await engine().click('header button[aria-controls="main-menu"]')
    await until(
      engine(),
      `document.querySelector('header[data-menu="open"] #main-menu a')?.checkVisibility()`,
    )
    await engine().click('#main-menu a[href$="/team/"]')
    await until(engine(), shown('team'))
    await until(engine(), `document.querySelector('header[data-menu="closed"]')`)
    await engine().resize(1300, 900)
  })

  it('The pricing switch changes the plans', async () => {
    await open('/pricing/')
    await until(engine(), shown('pricing'))
    const before = await engine().evaluate(`${selectedTab}.textContent`)
    await engine().click('[data-section="plans"] [role="tab"][aria-selected="false"]')
    await until(engine(), `${selectedTab}.textContent !== ${quoted(String(before))}`)
  })

  it('One question is open at a time', async () => {
    await open('/')
    await until(engine(), shown('home'))
    for (const time of ['first', 'second']) {
      const closed = '[data-section="faq"] button[aria-expanded="false"]:not([data-tried])'
      await engine().evaluate(`document.querySelector('${closed}').setAttribute('data-tried', '${time}')`)
      await engine().click(`[data-tried="${time}"]`)
      await until(
        engine(),
        `${openQuestions}.length === 1 && ${openQuestions}[0].dataset.tried === '${time}'`,
      )
    }
  })
}
