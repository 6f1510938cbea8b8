import type { Page } from '@playwright/test'
import { PAGE_NAMES } from '@/content/pages'
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
