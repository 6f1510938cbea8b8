import type { Page } from '@playwright/test'
import { facts } from '@/content/facts'
import { PAGE_NAMES } from '@/content/pages'
import { contact } from '@/lib/booking/contact'
import { displayWidthEm, sizeToFill } from '@/lib/drawing/fit-text'
import { hydrated } from '../support/hydrated'
import { openPage, textsOutside } from '../support/page-quality'
import { expect, test } from '../support/site-test'

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
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      let isFirst = true
      while (texts.nextNode()) {
        texts.currentNode.textContent = isFirst ? words : ''
        isFirst = false
      }
    }
  }, text)

for (const [language, words] of Object.entries(WORDINGS))
  test(`Headings in ${language} run out of no page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const name of PAGE_NAMES) {
      await openPage(page, name)
      await hydrated(page)
      await replaceHeadings(page, words)
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const outside = await page.evaluate(textsOutside)
        expect(outside, `${name} at ${width} px`).toEqual([])
      }
    }
  })

test('Where a translator writes from right to left, no words of a page leave the window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of PAGE_NAMES) {
    await openPage(page, name)
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(textsOutside), { message: `${name} at ${width} px`, timeout: 5000 })
        .toEqual([])
    }
  }
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
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(touchingLines), `${name} at ${width} px`).toEqual([])
    }
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
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, name)
      await hydrated(page)
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
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.parentElement?.closest('script, style, noscript')) continue
      text.data = text.data.replaceAll(/\p{L}{4,}/gu, lengthen)
    }
  }, facts.name)

for (const name of PAGE_NAMES)
  test(`Longer words leave no part of ${name}, and none is cut off`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, name)
    await hydrated(page)
    await lengthenWords(page)
    for (const width of [360, 768, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // What is measured by script follows the window a frame later.
      await expect
        .poll(() => page.evaluate(textsOutside), { message: `${width} px`, timeout: 5000 })
        .toEqual([])
    }
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
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.parentElement?.closest(selector)) continue
      if (text.parentElement.closest('svg')) continue
      if (mayKeepTogether && getComputedStyle(text.parentElement).whiteSpace === 'nowrap') continue
      // Two short words that are kept together are not replaced by a long one.
      if (/^[a-z]{2,5}-[a-z]{2,4}$/i.test(text.data)) continue
      text.data = text.data.replace(/\p{L}{5,}/u, word)
    }
  }, texts)

for (const name of PAGE_NAMES)
  for (const longWord of LONG_WORDS)
    test(`A long word in each ${longWord.texts} of ${name} leaves no phone, open or closed`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, name)
      await hydrated(page)
      await insertLongWords(page, longWord)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => page.evaluate(textsOutside), { message: `${width} px`, timeout: 5000 })
          .toEqual([])
      }
    })

/** Names as agencies have them: one syllable, a usual one, one long word, and a partnership. */
const NAMES = [
  'Ada',
  'Harcourt & Vane Answer',
  'Sprachassistentenmanufaktur',
  'Grünwald Sprachassistenten GmbH & Co. KG',
]

/** Writes another name wherever the page has its own, with the size that the footer would be built with. */
const rename = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([old, name, size]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (text.textContent?.includes(old)) text.textContent = text.textContent.replaceAll(old, name)
      }
      const footer = document.querySelector<HTMLElement>('[style*="--wordmark-size"]')
      footer?.style.setProperty('--wordmark-size', size)
    },
    [from, to, `${sizeToFill(displayWidthEm(to))}cqw`] as const,
  )

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
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'home')
    await hydrated(page)
    await rename(page, facts.name, name)
    await expect(page.getByRole('banner')).toContainText(name)
    for (const width of [320, 360, 768, 1180, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(textsOutside), `${width} px`).toEqual([])
      expect(await page.evaluate(nameOverMarginPx), `${width} px`).toBeLessThan(4)
      expect(await page.evaluate(overlapsInHeader), `${width} px`).toEqual([])
      expect(await page.evaluate(brokenInHeader), `${width} px`).toEqual([])
    }
  })

  test(`The name “${name}” fits wherever a page has it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const each of PAGE_NAMES) {
      await openPage(page, each)
      await hydrated(page)
      await rename(page, facts.name, name)
      for (const width of [320, 768, 1100]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(textsOutside), `${each} at ${width} px`).toEqual([])
      }
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
  test(`The full stop of the headline stands on its line, with the line height of “${language}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'home')
    await hydrated(page)
    await page.evaluate((lang) => void (document.documentElement.lang = lang), language)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(dotFromBaselineEm), `${width} px`).toBeLessThan(0.01)
    }
  })

test('A long figure with a long unit covers no other figure of its case', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'case-studies')
  await hydrated(page)
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
  for (const width of [280, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await outOfColumn(), `${width} px`).toEqual([])
  }
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const each of PAGE_NAMES) {
    await openPage(page, each)
    await hydrated(page)
    let shown = contact.phone
    for (const phone of PHONES) {
      await page.evaluate(
        ([old, next]) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const text = texts.currentNode as Text
            text.data = text.data.replaceAll(old, next)
          }
        },
        [shown, phone] as const,
      )
      shown = phone
      await expect(page.getByRole('contentinfo')).toContainText(phone)
      for (const width of [320, 768, 1100]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(textsOutside), `${phone}: ${each} at ${width} px`).toEqual([])
        expect(await page.evaluate(overfullPhones, phone), `${phone}: ${each} at ${width} px`).toEqual([])
      }
    }
  }
})
