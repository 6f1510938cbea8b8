import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import { facts } from '@/content/facts'
import { hero } from '@/content/home/hero'
import { whyChoose } from '@/content/home/why-choose'
import { PAGE_NAMES } from '@/content/pages'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { atWidths, expect, expectNoTextOutside, open, replaceWords, test } from '../support/other-words'
import { openPage, TEXT_SPACING } from '../support/page-quality'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

for (const name of PAGE_NAMES)
  test(`Headings in ${Object.keys(WORDINGS).join(', ')} do not run out of ${name}`, async ({ page }) => {
    await open(page, name)
    for (const words of Object.values(WORDINGS)) {
      await replaceHeadings(page, words)
      await expectNoTextOutside(page, [360, 768, 1280])
    }
  })

/** Titles that are wider in the fallback font than in that of the site: by 2, 4 and 5 %. */
const WIDE_IN_FALLBACK = [
  { name: 'services', title: 'Answered. Shipped.', tracking: 'figure' },
  { name: 'content', title: 'Schlagen Sie nach.', tracking: 'figure' },
  { name: 'case-studies', title: 'Zahlen zuerst.', tracking: 'display' },
] as const

for (const { name, title, tracking } of WIDE_IN_FALLBACK)
  test(`A title that fills the line of ${name} has one line in the fallback font too, so that nothing moves when its font arrives`, async ({
    page,
  }) => {
    await open(page, name)
    const heading = page.locator('main h1')
    await heading.evaluate(
      (element, [words, style]) => {
        const line = element.querySelector('span') ?? element
        window.eachText((text) => (text.data = words), line)
        for (const [property, value] of Object.entries(style)) line.style.setProperty(property, value)
        line.style.fontFamily = "'Display fallback'"
      },
      [title, fitStyle(title, TRACKING_EM[tracking], 0.02) as Record<string, string>] as const,
    )
    await atWidths(page, [768, 1024, 1440], async (where) => {
      const lines = await heading.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.querySelector('span') ?? element)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      })
      expect(lines, where).toBe(1)
    })
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
  await page.evaluate(() => void (document.documentElement.lang = 'en'))
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

/** Pairs of lines of words of a drawing that lie over one another. */
const crossedLines = (drawings: Element[]) =>
  drawings.flatMap((drawing) => {
    const lines: { text: Text; box: DOMRect }[] = []
    window.eachText((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) lines.push({ text, box })
    }, drawing)
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.45 * Math.min(a.height, b.height)
    return lines.flatMap(({ text, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.text !== text && isOver(box, other.box))
        .map((other) => `${text.data} is over ${other.text.data}`),
    )
  })

/** German words on the drawings of home and of Services. */
const GERMAN = {
  home: {
    [whyChoose.intelligence.agent]: 'Telefonassistentin',
    [whyChoose.intelligence.caller]: 'Anruferin',
    [whyChoose.intelligence.interruptionNote]: 'sie fällt ihr ins Wort, sie hört auf',
  },
}

for (const [name, words] of Object.entries(GERMAN))
  test(`With spaced letters (WCAG 1.4.12), German words of the drawings of ${name} stay apart`, async ({
    page,
  }) => {
    await open(page, name as keyof typeof GERMAN)
    await replaceWords(page, words)
    await page.addStyleTag({ content: TEXT_SPACING })
    await atWidths(page, [320, 360, 768, 1440], async (where) => {
      expect(await page.evaluate(collidingWords), where).toEqual([])
      expect(await page.locator('main [role="img"]').evaluateAll(crossedLines), where).toEqual([])
    })
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

test('The buttons of the first screen can be pressed where a label reaches under the highlights', async ({
  page,
}) => {
  await open(page, 'home')
  await replaceWords(page, { [bookingLabels.discovery.idle]: 'Erstgespräch unverbindlich vereinbaren' })
  const link = page.locator('[data-section="hero"] [data-booking="deep-dive"]')
  await atWidths(page, [1024, 1280, 1440, 1920], async (where) => {
    const isReached = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isReached, where).toBe(true)
  })
})

/** Highlights that are over a button or a link of the first screen, or over words beside them. */
const highlightsOverActions = () => {
  const actions = [...document.querySelectorAll('[data-section="hero"] [data-booking], [data-play-call]')]
  const boxes = actions.map((action) => ({ text: action.textContent, box: action.getBoundingClientRect() }))
  return [...document.querySelectorAll('[data-section="hero"] ul > li')].flatMap((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return boxes
      .filter(({ box }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
      .map(({ text }) => `${card.textContent} is over ${text}`)
  })
}

/** Titles of the four highlights: the last alone in the second row, and two in each. */
const HIGHLIGHTS = [
  ['Sprachassistenten', 'Erstversionen', 'Produktionsreif', 'Wirtschaftlichkeit'],
  ['Sprachassistenten', 'Erstveröffentlichung', 'Produktionsreife', 'Wirtschaftlichkeitsrechnung'],
]

for (const titles of HIGHLIGHTS)
  test(`No highlight covers a button of the first screen where they are ${titles.join(', ')}`, async ({
    page,
  }) => {
    await open(page, 'home')
    await replaceWords(page, {
      [bookingLabels.discovery.idle]: 'Erstgespräch unverbindlich vereinbaren',
      [bookingLabels['deep-dive'].idle]: 'CHF 250 Vertiefungsgespräch',
      [hero.listen.play]: 'Beispielgespräch anhören',
      [hero.founders]: 'Für Gründerinnen und Gründer:',
      ...Object.fromEntries(hero.highlights.map(({ title }, index) => [title, titles[index] ?? title])),
    })
    await atWidths(page, [1100, 1180, 1280, 1440, 1920], async (where) =>
      expect(await page.evaluate(highlightsOverActions), where).toEqual([]),
    )
  })

for (const [booking, play] of [
  ['Erstgespräch unverbindlich vereinbaren', 'Beispielgespräch anhören'],
  ['Erstgesprächsvereinbarung', 'Probe hören'],
] as const)
  test(`On a phone the words “${booking}” and “${play}” on the buttons of the first screen are not broken`, async ({
    page,
  }) => {
    await open(page, 'home')
    await replaceWords(page, {
      [bookingLabels.discovery.idle]: booking,
      [bookingLabels['deep-dive'].idle]: 'CHF 250 Vertiefungsgespräch',
      [hero.listen.play]: play,
    })
    const buttons = page.locator('[data-section="hero"] :is([data-booking="discovery"], [data-play-call])')
    await expect(buttons).toHaveCount(2)
    await atWidths(page, [360, 414, 700], async (where) => {
      const broken = await buttons.evaluateAll((elements) => {
        const found: string[] = []
        for (const element of elements)
          window.eachText((text) => {
            for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              if (range.getClientRects().length > 1) found.push(word)
            }
          }, element)
        return found
      })
      expect(broken, where).toEqual([])
    })
  })
