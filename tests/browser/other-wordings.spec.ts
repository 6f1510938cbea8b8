import type { Locator, Page } from '@playwright/test'
import { facts } from '@/content/facts'
import { bookingLabels, discoveryLabelParts } from '@/content/booking'
import { PAGE_NAMES, pages, type PageName } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { contact } from '@/lib/booking/contact'
import { displayWidthEm, fitStyle, sizeToFill, TRACKING_EM } from '@/lib/drawing/fit-text'
import { hydrated } from '../support/hydrated'
import { openPage, textsOutside } from '../support/page-quality'
import { expect, test } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

declare global {
  interface Window {
    /** Gives each text of a part, or of the page, to a function that may change it. */
    eachText(change: (text: Text) => void, part?: Node): void
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.eachText = (change, part = document.body) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) change(texts.currentNode as Text)
    }
  }),
)

/** Opens a page whose code does not change its words any more. */
async function open(page: Page, name: PageName) {
  await openPage(page, name)
  await hydrated(page)
}

/** Looks at the page at each width. */
async function atWidths(page: Page, widths: readonly number[], look: (where: string) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`${new URL(page.url()).pathname} at ${width} px`)
  }
}

const expectNoTextOutside = (page: Page, widths: readonly number[]) =>
  atWidths(page, widths, (message) =>
    // What is measured by script follows the window a frame later.
    expect.poll(() => page.evaluate(textsOutside), { message, timeout: 5000 }).toEqual([]),
  )

/** Writes something else wherever the page has these words. */
const replaceWords = (page: Page, from: string, to: string) =>
  page.evaluate(([old, next]) => window.eachText((text) => (text.data = text.data.replaceAll(old, next))), [
    from,
    to,
  ] as const)

/** Headings as a translator writes them: longer sentences, and words that no line of a phone holds. */
const WORDINGS = {
  German: 'Anrufbeantwortungsdienstleistungen, die Terminvereinbarungen selbstverständlich übernehmen',
  Finnish: 'Puhelinvastauspalvelumme hoitaa ajanvarauksesi ympärivuorokautisesti puolestasi',
  French: 'Un assistant téléphonique qui répond, réserve et prend note à votre place',
  Russian: 'Голосовой помощник, который отвечает на звонки и записывает клиентов',
}

const replaceHeadings = (page: Page, text: string) =>
  page.evaluate((words) => {
    for (const heading of document.querySelectorAll('main h1, main h2')) {
      let rest = words
      window.eachText((text) => {
        text.data = rest
        rest = ''
      }, heading)
    }
  }, text)

for (const [language, words] of Object.entries(WORDINGS))
  test(`Headings in ${language} run out of no page`, async ({ page }) => {
    for (const name of PAGE_NAMES) {
      await open(page, name)
      await replaceHeadings(page, words)
      await expectNoTextOutside(page, [360, 768, 1280])
    }
  })

test('Written from right to left, no words of a page leave the window', async ({ page }) => {
  for (const name of PAGE_NAMES) {
    await openPage(page, name)
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    await expectNoTextOutside(page, [360, 1280])
  }
})

test('Written from right to left, the folds of the playbook are between its pages', async ({ page }) => {
  await openPage(page, 'case-studies', { width: 1280, height: 800 })
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
  const pages = page.locator('[data-section="playbook"] ol > li')
  await expect(pages.nth(1)).toHaveCSS('border-right-width', '1px')
  await expect(pages.last()).toHaveCSS('border-left-width', '0px')
})

test('The long words of a translation are divided with a hyphen', async ({ page }) => {
  await openPage(page, 'services')
  const text = page.locator('main p').first()
  await expect(text).toHaveCSS('hyphens', 'manual')
  await page.evaluate(() => void (document.documentElement.lang = 'de'))
  await expect(text).toHaveCSS('hyphens', 'auto')
})

/** Headings whose lines, where there are several, are closer together than the letters of Japanese allow. */
const touchingLines = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3), footer h2')]
    .filter((heading) => heading.checkVisibility())
    .filter((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading)
      return !(parseFloat(lineHeight) >= 1.2 * parseFloat(fontSize))
    })
    .map((heading) => heading.textContent)

test('The lines of Japanese headings do not touch', async ({ page }) => {
  for (const name of PAGE_NAMES) {
    await openPage(page, name)
    await page.evaluate(() => void (document.documentElement.lang = 'ja'))
    await atWidths(page, [360, 1440], async (where) =>
      expect(await page.evaluate(touchingLines), where).toEqual([]),
    )
  }
})

/** Words of drawings that leave their box or their drawing, or lie over others. */
const collidingWords = () =>
  [...document.querySelectorAll('main [role="img"]')].flatMap((drawing) => {
    const edges = drawing.getBoundingClientRect()
    const words = [...drawing.querySelectorAll('text, b, small, foreignObject :is(i, div, span)')]
      .filter((text) => text.checkVisibility() && text.textContent && text.childElementCount === 0)
      .map((text) => {
        const around = text.matches('b, small') ? text.parentElement!.getBoundingClientRect() : undefined
        return { text: text.textContent, box: text.getBoundingClientRect(), around }
      })
    return words.flatMap(({ text, box, around = box }, index) => [
      ...(box.left < edges.left - 2 || box.right > edges.right + 2 ? [`${text} leaves the drawing`] : []),
      ...(box.left < around.left || box.right > around.right || box.top < around.top
        ? [`${text} leaves its box`]
        : []),
      ...words
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top + box.height / 5 < other.bottom - other.height / 5 &&
            other.top + other.height / 5 < box.bottom - box.height / 5,
        )
        .map((other) => `${text} is over ${other.text}`),
    ])
  })

for (const name of ['home', 'services', 'case-studies'] as const)
  for (const width of [360, 1440])
    test(`Longer words stay in their places in the drawings of ${name}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, name)
      await lengthenWords(page)
      await expect(page.locator('main [role="img"] foreignObject').first()).toBeAttached()
      expect(await page.evaluate(collidingWords)).toEqual([])
    })

/** Makes every word of four letters and more longer, as German does, but for the name of the agency. */
const lengthenWords = (page: Page) =>
  page.evaluate((name) => {
    const endings = ['lich', 'keiten', 'schafts', 'ungen', 'igkeits']
    let count = 0
    const lengthen = (word: string) =>
      name.includes(word) ? word : `${word}${endings[count++ % endings.length]}`
    window.eachText((text) => {
      if (text.parentElement?.closest('script, style, noscript')) return
      text.data = text.data.replaceAll(/\p{L}{4,}/gu, lengthen)
    })
  }, facts.name)

for (const name of PAGE_NAMES)
  test(`Longer words leave no part of ${name}, and none is cut off`, async ({ page }) => {
    await open(page, name)
    await lengthenWords(page)
    await expectNoTextOutside(page, [360, 768, 1100, 1280])
  })

/** Words that no column of a phone has a line for: which texts they are put into, and the word. */
const LONG_WORDS = [
  {
    texts: 'title, name and button',
    selector: 'main :is(h1, h2, h3, h4, b, dt, th, small, button)',
    word: 'Telefonanrufbeantwortungssystemverwaltung',
    mayKeepTogether: false,
  },
  {
    texts: 'sentence',
    selector: 'main :is(p, li, dd, td, span, q)',
    word: 'Terminvereinbarungsbestätigungen',
    // A figure and its unit.
    mayKeepTogether: true,
  },
]

/** Gives texts of a page a long word, in what can be opened as well; not those of drawings. */
const insertLongWords = (page: Page, texts: (typeof LONG_WORDS)[number]) =>
  page.evaluate(({ selector, word, mayKeepTogether }) => {
    for (const closed of document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"]'))
      closed.click()
    window.eachText((text) => {
      const { parentElement: parent } = text
      if (!parent?.closest(selector) || parent.closest('svg')) return
      if (mayKeepTogether && getComputedStyle(parent).whiteSpace === 'nowrap') return
      // Two short words that are kept together are not replaced by a long one.
      if (/^[a-z]{2,5}-[a-z]{2,4}$/i.test(text.data)) return
      text.data = text.data.replace(/\p{L}{5,}/u, word)
    })
  }, texts)

for (const name of PAGE_NAMES)
  for (const longWord of LONG_WORDS)
    test(`A long word in each ${longWord.texts} of ${name} stays inside a phone`, async ({ page }) => {
      await open(page, name)
      await insertLongWords(page, longWord)
      await expectNoTextOutside(page, [320, 360])
    })

test('The notes of the chart of calls stay on the page, however long they are', async ({ page }) => {
  await openPage(page, 'case-studies')
  await hydrated(page)
  await page
    .locator('[data-chart] p')
    .evaluateAll((notes) =>
      notes.forEach((note) => (note.textContent = 'verkehrsreichster Tag, der 15.: 597')),
    )
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(textsOutside), `${width} px`).toEqual([])
  }
})

test('No link of the footer is broken inside of a word, in a language with longer ones', async ({ page }) => {
  const labels = [
    'Leistungen',
    'Fallbeispiele',
    'Wissensdatenbank',
    'Preisübersicht',
    'Ansprechpartner',
    'Medien',
  ]
  await openPage(page, 'home', { width: 360, height: 740 })
  await hydrated(page)
  const links = page.locator('footer nav a')
  await links.evaluateAll(
    (all, words) => all.forEach((link, index) => (link.textContent = words[index] ?? '')),
    labels,
  )
  const lines = await links.evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return text.getClientRects().length
    }),
  )
  expect(lines).toEqual(labels.map(() => 1))
})

/** Names as agencies have them: one syllable, a usual one, one long word, and a partnership. */
const NAMES = [
  'Ada',
  'Harcourt & Vane Answer',
  'Sprachassistentenmanufaktur',
  'Grünwald Sprachassistenten GmbH & Co. KG',
]

/** Writes another name wherever the page has its own, with the size that the footer would be built with. */
async function rename(page: Page, name: string) {
  await replaceWords(page, facts.name, name)
  await page.evaluate(
    (size) => {
      const footer = document.querySelector<HTMLElement>('[style*="--wordmark-size"]')
      footer?.style.setProperty('--wordmark-size', size)
    },
    `${sizeToFill(displayWidthEm(name))}cqw`,
  )
}

/** How far the large name below the footer reaches over its margin, in px. */
const nameOverMarginPx = () => {
  const name = document.querySelector('footer p[aria-hidden]')!
  const range = document.createRange()
  range.selectNodeContents(name)
  return range.getBoundingClientRect().right - name.getBoundingClientRect().right
}

/** Pairs of links and buttons of the header that cover one another. */
const overlapsInHeader = () => {
  const controls = [...document.querySelectorAll('header a, header button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
  return controls.flatMap(({ name, box }, index) =>
    controls
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      )
      .map((other) => `${name} and ${other.name}`),
  )
}

/** Links and buttons of the bar whose words stand on more than one line, though one would do. */
const brokenInHeader = () =>
  [...document.querySelectorAll('header a:not([aria-label]), header button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().height > 48)
    .map((control) => control.textContent)

for (const name of NAMES) {
  test(`The name “${name}” fits in header and footer`, async ({ page }) => {
    await open(page, 'home')
    await rename(page, name)
    await expect(page.getByRole('banner')).toContainText(name)
    const widths = [320, 360, 768, 1180, 1440]
    await expectNoTextOutside(page, widths)
    await atWidths(page, widths, async (where) => {
      expect(await page.evaluate(nameOverMarginPx), where).toBeLessThan(4)
      expect(await page.evaluate(overlapsInHeader), where).toEqual([])
      expect(await page.evaluate(brokenInHeader), where).toEqual([])
    })
  })

  test(`The name “${name}” fits wherever a page has it`, async ({ page }) => {
    for (const each of PAGE_NAMES) {
      await open(page, each)
      await rename(page, name)
      await expectNoTextOutside(page, [320, 768, 1100])
    }
  })
}

/** How far the drawn full stop of the headline ends from the line on which its letters stand, in em of the headline. */
const dotFromBaselineEm = () => {
  const headline = document.querySelector('#headline')!
  const baseline = document.createElement('i')
  baseline.style.display = 'inline-block'
  headline.append(baseline)
  const { bottom } = headline.querySelector('span')!.getBoundingClientRect()
  const { bottom: line } = baseline.getBoundingClientRect()
  baseline.remove()
  return Math.abs(bottom - line) / parseFloat(getComputedStyle(headline).fontSize)
}

for (const language of ['en', 'ja'])
  test(`The full stop of the headline is on its line, with the language “${language}”`, async ({ page }) => {
    await open(page, 'home')
    await page.evaluate((lang) => void (document.documentElement.lang = lang), language)
    await atWidths(page, [360, 768, 1440], async (where) =>
      expect(await page.evaluate(dotFromBaselineEm), where).toBeLessThan(0.01),
    )
  })

test('A long figure with a long unit covers no other figure of its case', async ({ page }) => {
  await open(page, 'case-studies')
  const outOfColumn = () =>
    page.locator('[data-metric] dd').evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const text = document.createRange()
          text.selectNodeContents(figure)
          return text.getBoundingClientRect().right > figure.parentElement!.getBoundingClientRect().right + 1
        })
        .map((figure) => figure.textContent),
    )
  await page.locator('[data-metric] dd').evaluateAll((figures) => {
    for (const figure of figures) {
      figure.firstChild!.textContent = '12\u00a0345'
      if (figure.lastElementChild) figure.lastElementChild.textContent = ' kronor'
    }
  })
  await atWidths(page, [280, 360, 768, 1280], async (where) => expect(await outOfColumn(), where).toEqual([]))
})

/** Writes another figure, in the size at which the site would set it. */
async function writeFitted(figure: Locator, text: string, hangingEm?: number) {
  const fit = fitStyle(text, TRACKING_EM.figure, hangingEm) as Record<string, string>
  await figure.evaluate(
    (element, [words, size]) => {
      element.textContent = words
      ;(element as HTMLElement).style.setProperty('--fit', size)
    },
    [text, fit['--fit']!] as const,
  )
}

for (const figure of ['€100k+', 'CHF 250k+', '1,2 Mio. €+'])
  test(`The figure “${figure}” of the enterprise programs leaves the heading beside it free`, async ({
    page,
  }) => {
    await open(page, 'case-studies')
    const large = page.locator('[data-section="enterprise"] p[aria-hidden]')
    await writeFitted(large, figure, 0.016)
    const overlapPx = () =>
      large.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const heading = element.parentElement!.querySelector('h2')!.getBoundingClientRect()
        const { right, bottom } = words.getBoundingClientRect()
        return bottom > heading.top ? right - heading.left : 0
      })
    await atWidths(page, [1100, 1280, 1440, 1920], async (where) =>
      expect(await overlapPx(), where).toBeLessThanOrEqual(0),
    )
  })

test('The sum of the running cost stays on one line and in its column, in any currency', async ({ page }) => {
  await open(page, 'pricing')
  const sum = page.locator('[data-sum]')
  await writeFitted(sum, 'CHF 12’480')
  const excess = () =>
    sum.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      const column = element.parentElement!.getBoundingClientRect()
      return { lines, excessPx: Math.max(0, Math.round(words.getBoundingClientRect().right - column.right)) }
    })
  await atWidths(page, [360, 768, 1100, 1440], async (where) =>
    expect(await excess(), where).toEqual({ lines: 1, excessPx: 0 }),
  )
})

test('A single snapshot takes the whole of its row', async ({ page }) => {
  await open(page, 'case-studies')
  await page.setViewportSize({ width: 1280, height: 800 })
  const snapshots = page.locator('[data-snapshot]')
  await snapshots.evaluateAll(([, ...others]) => others.forEach((each) => each.remove()))
  const [row, single] = await snapshots.evaluate((each) =>
    [each.parentElement!, each as HTMLElement].map(({ offsetWidth }) => offsetWidth),
  )
  expect(single).toBe(row)
})

/** Numbers as agencies of many countries publish them, one with an extension in words. */
const PHONES = [
  '+44 (0)20 7946 0000',
  '+49 (0)89 1234 5678-90',
  '+971 50 123 4567',
  '+420 123 456 789',
  '+33 1 23 45 67 89',
  '+55 (11) 91234-5678',
  '+1 (555) 010-0142 ext. 12345',
  '+352 (0) 26 12 34 56 78 Durchwahl 12',
]

/** Telephone numbers that reach past the part that holds them, over an arrow or a neighbour. */
const overfullPhones = (phone: string) =>
  [...document.querySelectorAll<HTMLElement>('a, a *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent === phone),
    )
    .filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { right } = range.getBoundingClientRect()
      return right > element.getBoundingClientRect().right + 1
    })
    .map((element) => element.outerHTML.slice(0, 120))

test('The telephone numbers of many countries fit wherever a page has one', async ({ page }) => {
  test.slow()
  for (const each of PAGE_NAMES) {
    await open(page, each)
    let shown = contact.phone ?? ''
    for (const phone of PHONES) {
      await replaceWords(page, shown, phone)
      shown = phone
      await expect(page.getByRole('contentinfo')).toContainText(phone)
      await atWidths(page, [320, 768, 1100], async (where) => {
        expect(await page.evaluate(textsOutside), `${phone}: ${where}`).toEqual([])
        expect(await page.evaluate(overfullPhones, phone), `${phone}: ${where}`).toEqual([])
      })
    }
  }
})

test('The links of the footer are apart, also where they are longer than a third of a phone', async ({
  page,
}) => {
  await open(page, 'terms')
  for (const [from, to] of [
    [pages.pricing.label, 'Preisgestaltung'],
    [pages.team.label, 'Belegschaft und Geschichte'],
  ] as const)
    await replaceWords(page, from, to)
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await atWidths(page, [320, 360, 768, 1440], async (where) => {
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { left, right, top } = link.getBoundingClientRect()
        return { left, right, top }
      }),
    )
    const gaps = boxes.slice(1).flatMap(({ left, top }, index) => {
      const before = boxes[index]!
      return top === before.top ? [left - before.right] : []
    })
    expect(Math.min(...gaps, 100), where).toBeGreaterThanOrEqual(10)
  })
})

test('The buttons of the first screen can be pressed where a label reaches under the highlights', async ({
  page,
}) => {
  await open(page, 'home')
  await replaceWords(page, bookingLabels.discovery.idle, 'Erstgespräch unverbindlich vereinbaren')
  const link = page.locator('[data-section="hero"] [data-booking="deep-dive"]')
  await atWidths(page, [1024, 1280, 1440, 1920], async (where) => {
    const isReached = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isReached, where).toBe(true)
  })
})

test('Longer links of the bar stay in it, and a longer booking leaves the menu in reach', async ({
  page,
}) => {
  await open(page, 'home')
  for (const [from, to] of [
    [pages.services.label, 'Dienstleistungen'],
    [pages['case-studies'].label, 'Anwendungsbeispiele'],
    [pages.content.label, 'Wissensdatenbank'],
    [pages.team.label, 'Belegschaft und Geschichte'],
    [discoveryLabelParts.start, 'Unverbindliches Erstgespräch vereinbaren'],
  ] as const)
    await replaceWords(page, from, to)
  const bar = page.getByRole('banner')
  await atWidths(page, [1180, 1280, 1440], async (where) => {
    const outside = await bar.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return [...element.querySelectorAll('nav a, [data-booking]')]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }))
        .filter(({ box }) => box.top < Math.max(0, top) || box.bottom > bottom)
        .map(({ name }) => name)
    })
    expect(outside, where).toEqual([])
  })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await atWidths(page, [320, 360], async (where) => {
    const menu = (await bar.getByRole('button', { name: shellCopy.menu }).boundingBox())!
    expect(menu.x + menu.width, where).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
})
