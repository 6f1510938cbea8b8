import type { Page } from '@playwright/test'
import { discoveryLabelParts } from '@/content/booking'
import { brand } from '@/content/brand'
import { facts } from '@/content/facts'
import { PAGE_NAMES, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { contact } from '@/lib/booking/contact'
import { displayWidthEm, sizeToFill, TRACKING_EM } from '@/lib/drawing/fit-text'
import { CALL_PAGE, talk, widget } from '../support/call'
import { atWidths, expect, expectNoTextOutside, open, replaceWords, test } from '../support/other-words'
import { textsOutside } from '../support/page-quality'
import { whileSample } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('No link of the footer is broken inside of a word, in a language with longer ones', async ({ page }) => {
  const labels = [
    'Leistungen',
    'Fallbeispiele',
    'Wissensdatenbank',
    'Preisübersicht',
    'Ansprechpartner',
    'Medien',
  ]
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'home')
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

/** Names as agencies have them: a usual one, one long word, a partnership, and a short one, which is part of other words. */
const NAMES = [
  'Harcourt & Vane Answer',
  'Sprachassistentenmanufaktur',
  'Grünwald Sprachassistenten GmbH & Co. KG',
  'Ada',
]

/** Writes another name wherever the page has the former one, with the sizes that the page would be built with. */
async function rename(page: Page, former: string, name: string) {
  await replaceWords(page, { [former]: name })
  await page.evaluate(
    ([size, em]) => {
      document.body.style.setProperty('--wordmark-size', size)
      document.body.style.setProperty('--name-em', `${em}`)
      document.body.toggleAttribute('data-long-name', em > 4)
    },
    [`${sizeToFill(displayWidthEm(name))}cqw`, displayWidthEm(name, TRACKING_EM.display)] as const,
  )
}

/** How far the large name below the footer reaches over its margin, in px. */
const nameOverMarginPx = () => {
  const name = document.querySelector('footer p[aria-hidden]')!
  const range = document.createRange()
  range.selectNodeContents(name)
  return range.getBoundingClientRect().right - name.getBoundingClientRect().right
}

/** How far the name in the bar reaches over the bar's edges, in px; 0 where the bar has no room for a name. */
const nameOverBarPx = () => {
  const name = document.querySelector('header [data-logo] > span')!
  const bar = document.querySelector('header')!.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(name)
  const { top, bottom } = range.getBoundingClientRect()
  return top > name.parentElement!.getBoundingClientRect().bottom
    ? 0
    : Math.max(bar.top - top, bottom - bar.bottom, 0)
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

/** Words of the name in the bar that are on two lines. */
const dividedInName = () => {
  const name = document.querySelector('header [data-logo] > span')!.firstChild as Text
  return [...name.data.matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(name, index)
      range.setEnd(name, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
    .map(([word]) => word)
}

test('No word of the agency’s name is divided in the bar', async ({ page }) => {
  await open(page, 'home')
  await atWidths(page, [320, 360, 768, 1180, 1440], async (where) =>
    expect(await page.evaluate(dividedInName), where).toEqual([]),
  )
})

// Beside the links of the sample, which have one row: longer ones may have two.
for (const name of NAMES)
  whileSample(test, brand)(`The name “${name}” fits in header and footer`, async ({ page }) => {
    await open(page, 'home')
    await rename(page, facts.name, name)
    await expect(page.getByRole('banner')).toContainText(name)
    const widths = [320, 360, 768, 1180, 1440]
    await expectNoTextOutside(page, widths)
    await atWidths(page, widths, async (where) => {
      expect(await page.evaluate(nameOverMarginPx), where).toBeLessThan(4)
      expect(await page.evaluate(nameOverBarPx), where).toBeLessThan(1)
      expect(await page.evaluate(overlapsInHeader), where).toEqual([])
      expect(await page.evaluate(brokenInHeader), where).toEqual([])
    })
  })

for (const name of PAGE_NAMES)
  test(`The names of other agencies fit wherever ${name} has its own`, async ({ page }) => {
    await open(page, name)
    let shown: string = facts.name
    for (const next of NAMES) {
      await rename(page, shown, next)
      shown = next
      await expect(page.getByRole('contentinfo')).toContainText(next)
      await expectNoTextOutside(page, [320, 768, 1100])
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

for (const [name, lines, size] of [
  ['Ö', 1, 26],
  ['Little Illini', 1, 26],
  ['MAMMUT WERKE', 1, 26],
  ['Nordlicht Voice Studio', 1, 22],
  ['Harcourt & Vane Answer', 1, 20],
  ['Grünwald Sprachassistenten GmbH & Co. KG', 2, 16],
] as const)
  test(`The name “${name}” has its size in the bar by its width, not by the number of its letters`, async ({
    page,
  }) => {
    await open(page, 'home')
    await rename(page, facts.name, name)
    const shown = page.locator('header [data-logo] > span')
    expect(
      Number.parseFloat(await shown.evaluate((element) => getComputedStyle(element).fontSize)),
    ).toBeCloseTo(size, 0)
    const linesShown = await shown.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(linesShown).toBe(lines)
  })

for (const name of ['Grünwald Sprachassistenten GmbH & Co. KG', 'Harcourt & Vane Answering Service London'])
  test(`The name “${name}” is whole in the bar of a phone`, async ({ page }) => {
    await open(page, 'home')
    await rename(page, facts.name, name)
    await atWidths(page, [360, 414], async (where) => {
      const cutPx = await page.locator('header [data-logo] > span').evaluate((shown) => {
        const range = document.createRange()
        range.selectNodeContents(shown)
        const box = shown.parentElement!.getBoundingClientRect()
        const { top, bottom, right } = range.getBoundingClientRect()
        return Math.max(
          shown.scrollHeight - shown.clientHeight,
          box.top - top,
          bottom - box.bottom,
          right - box.right,
        )
      })
      // The boxes of the letters are higher than their lines.
      expect(cutPx, where).toBeLessThan(4)
    })
  })

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

for (const name of PAGE_NAMES)
  test(`The telephone numbers of many countries fit wherever ${name} has one`, async ({ page }) => {
    await open(page, name)
    let shown = contact.phone ?? ''
    await atWidths(page, [320, 768, 1100], async (where) => {
      for (const phone of PHONES) {
        await replaceWords(page, { [shown]: phone })
        shown = phone
        await expect(page.getByRole('contentinfo')).toContainText(phone)
        expect(await page.evaluate(textsOutside), `${phone}: ${where}`).toEqual([])
        expect(await page.evaluate(overfullPhones, phone), `${phone}: ${where}`).toEqual([])
      }
    })
  })

test('The links of the footer are apart, also where they are longer than a third of a phone', async ({
  page,
}) => {
  await open(page, 'terms')
  await replaceWords(page, {
    [pages.pricing.label]: 'Preisgestaltung',
    [pages.team.label]: 'Belegschaft und Geschichte',
  })
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

for (const [start, middle, end] of [
  ['Kostenloses', 'Kennenlerngespräch', 'vereinbaren (30 Minuten)'],
  ['Kostenloses Kennenlerngespräch', 'vereinbaren', '(30 Minuten)'],
] as const)
  whileSample(test, brand)(
    `The booking “${start} · ${middle} · ${end}” stays in the bar, beside the name and one row of links`,
    async ({ page }) => {
      await open(page, 'home')
      const bar = page.getByRole('banner')
      const booking = bar.locator('[data-booking]')
      // Not in the whole page, because the name may have one of these words in it.
      await booking.evaluate(
        (element, [from, to]) =>
          window.eachText((text) => {
            const index = from.indexOf(text.data.trim())
            if (index >= 0) text.data = `${to[index]} `
          }, element),
        [Object.values(discoveryLabelParts), [start, middle, end]] as const,
      )
      await atWidths(page, [320, 360, 768, 1180, 1280, 1440], async (where) => {
        const inside = (await bar.boundingBox())!
        const button = (await booking.boundingBox())!
        expect(button.y, where).toBeGreaterThanOrEqual(inside.y)
        expect(button.y + button.height, where).toBeLessThanOrEqual(inside.y + inside.height)
        expect(button.x + button.width, where).toBeLessThanOrEqual(page.viewportSize()!.width)
        if (page.viewportSize()!.width < 1180) return
        await expect(bar.getByText(facts.name), where).toBeInViewport({ ratio: 1 })
        const rows = await bar
          .locator('nav a')
          .evaluateAll((links) => [
            ...new Set(
              links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
            ),
          ])
        expect(rows, where).toHaveLength(1)
      })
    },
  )

test('Longer links of the bar stay in it, and a longer booking leaves the menu in reach', async ({
  page,
}) => {
  await open(page, 'home')
  await replaceWords(page, {
    [pages.home.label]: 'Startseite',
    [pages.services.label]: 'Dienstleistungen',
    [pages['case-studies'].label]: 'Anwendungsbeispiele',
    [pages.content.label]: 'Wissensdatenbank',
    [pages.pricing.label]: 'Preisgestaltung',
    [pages.team.label]: 'Belegschaft und Geschichte',
    [pages.socials.label]: 'Soziale Medien',
    [discoveryLabelParts.start]: 'Unverbindliches Erstgespräch vereinbaren',
  })
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
    await expect(bar.getByText(facts.name, { exact: true }), where).toBeInViewport({ ratio: 1 })
  })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await atWidths(page, [320, 360], async (where) => {
    const menu = (await bar.getByRole('button', { name: shellCopy.menu }).boundingBox())!
    expect(menu.x + menu.width, where).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
})

/** Puts longer words on the buttons of the pill and beside them, and says what is then covered or cut off. */
const coveredInPill = (words: readonly (readonly [string, string])[]) => {
  const pill = document.querySelector('[data-pill]')!
  const note = pill.querySelector<HTMLElement>(':scope > p')!
  const replaced = (text: string) => words.reduce((rest, [from, to]) => rest.replace(from, to), text)
  window.eachText((text) => (text.data = replaced(text.data)), pill)
  note.dataset.beside = replaced(note.dataset.beside!)
  const textIn = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  const buttons = [...pill.querySelectorAll('button')].filter((button) => button.checkVisibility())
  return buttons.flatMap((button) => {
    const box = button.getBoundingClientRect()
    const isOver = (text: DOMRect) =>
      text.right > box.left && text.left < box.right && text.bottom > box.top && text.top < box.bottom
    return [
      ...(textIn(note).some((text) => isOver(text) || text.left < 0)
        ? [`${button.textContent} or the window cuts the note`]
        : []),
      ...(textIn(button).some((text) => text.right > box.right || text.left < box.left)
        ? [`${button.textContent} is too narrow`]
        : []),
    ]
  })
}

test('Longer words on the buttons of the pill are whole, and leave those about privacy in sight', async ({
  page,
}) => {
  await open(page, 'terms')
  const words = [
    [voiceButton.note, 'Eine KI antwortet. Gespräche dürfen aufgenommen werden.'],
    [voiceButton.privacy, 'Datenschutzerklärung'],
    [voiceButton.talk, 'Mit der KI sprechen'],
    [voiceButton.connecting, 'Verbindungsaufbau …'],
    [voiceButton.cancel, 'Abbrechen'],
  ] as const
  await page.route('**/*.js', () => new Promise(() => {}))
  const talk = page.locator('#talk-to-ai')
  await page.keyboard.press('Tab')
  await talk.focus()
  const widths = [360, 768, 1000]
  await atWidths(page, widths, async (where) =>
    expect(await page.evaluate(coveredInPill, words), where).toEqual([]),
  )
  await talk.click()
  await expect(page.locator('[data-pill="cancel"]')).toBeVisible()
  await atWidths(page, [...widths, 1440], async (where) =>
    expect(await page.evaluate(coveredInPill, words), where).toEqual([]),
  )
})

/** Writes longer words on the controls of a call and into the lines above its transcript. */
const lengthenCall = (words: Readonly<Record<string, string>>) => {
  for (const [selector, text] of Object.entries(words)) {
    const element = document.querySelector(`.vw-panel ${selector}`)!
    const first = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)!
    first.textContent = text
  }
}

/** What of a call is not in the window, or is covered, or is broken inside of a word. */
const faultsOfCall = () => {
  const panel = document.querySelector('.vw-panel')!
  const controls = [...panel.querySelectorAll('.vw-controls > *')]
  const first = controls[0]!.getBoundingClientRect()
  const covered = controls.filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  const broken = controls
    .flatMap((control) => [...control.querySelectorAll('span')])
    .flatMap((label) => {
      const text = label.firstChild as Text
      return [...text.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const isSeen = (label as HTMLElement).offsetWidth > 1
        return isSeen && range.getClientRects().length > 1
      })
    })
  return {
    covered: covered.map(({ textContent }) => textContent),
    broken: broken.map(([word]) => word),
    inSecondRow: [
      ...controls.filter((control) => control.getBoundingClientRect().top > first.bottom),
      // The button that folds the panel stays beside the state of the call.
      ...[...panel.querySelectorAll('.vw-call > .vw-head > button')].filter(
        (fold) =>
          fold.getBoundingClientRect().top >=
          panel.querySelector('.vw-status')!.getBoundingClientRect().bottom,
      ),
    ].map(({ textContent, ariaLabel }) => textContent || ariaLabel),
  }
}

for (const [kind, words] of Object.entries({
  'a usual translation': {
    '.vw-controls > :nth-child(1) > span': 'Mikrofon stummschalten',
    '.vw-controls > :nth-child(2) > span': 'Geräte und Einstellungen',
    '.vw-controls > :nth-child(3) > span': 'Schreiben statt sprechen',
    '.vw-controls > :nth-child(4) > span': 'Kennenlerngespräch vereinbaren',
    '.vw-hang-up > span': 'Gespräch beenden',
    '.vw-disclosure > span':
      'Sie sprechen mit einer KI. Das Gespräch wird mitgeschrieben und kann aufgezeichnet werden. ',
    '.vw-badge': 'Verbindung steht',
  },
  'one of very long words': {
    '.vw-controls > :nth-child(1) > span': 'Mikrofonstummschaltung',
    '.vw-controls > :nth-child(2) > span': 'Geräuscheinstellungen',
    '.vw-controls > :nth-child(3) > span': 'Textunterhaltung',
    '.vw-controls > :nth-child(4) > span': 'Terminvereinbarung',
    '.vw-hang-up > span': 'Abschlusstelefongespräch',
    '.vw-disclosure > span':
      'Sie sprechen mit einer KI. Das Gespräch wird mitgeschrieben und kann aufgezeichnet werden. ',
    '.vw-badge': 'Angeschlossen',
  },
}))
  test(`In a call with the words of ${kind}, the transcript keeps its height and every control is in sight`, async ({
    page,
  }) => {
    const { connected: texts } = voiceCopy
    await page.goto(CALL_PAGE)
    await talk(page)
    await page.evaluate(lengthenCall, words)
    const transcript = widget(page).getByRole('region', { name: texts.transcript })
    for (const [width, height, transcriptPx] of [
      [1280, 720, 192],
      [360, 780, 192],
      [320, 568, 72],
      [740, 340, 56],
      [320, 256, 96],
    ] as const) {
      const where = `${width} × ${height}`
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => page.evaluate(faultsOfCall), where)
        .toEqual({ covered: [], broken: [], inSecondRow: [] })
      expect((await transcript.boundingBox())?.height, where).toBeGreaterThanOrEqual(transcriptPx)
      const region = page.getByRole('region', { name: voiceCopy.panel })
      await expect.poll(async () => (await region.boundingBox())?.y, where).toBeGreaterThanOrEqual(0)
      const panel = (await region.boundingBox())!
      expect(panel.y + panel.height, where).toBeLessThanOrEqual(height)
      const field = widget(page).getByRole('textbox', { name: texts.type })
      // At 400 % zoom the panel scrolls.
      if (height < 320) await field.focus()
      const box = (await field.boundingBox())!
      const controls = (await widget(page).locator('.vw-controls').boundingBox())!
      expect(box.y + box.height, where).toBeLessThanOrEqual(controls.y + 1)
      expect(box.y, where).toBeGreaterThanOrEqual(panel.y)
    }
  })
