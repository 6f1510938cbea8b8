import { legalCopy, type LegalDocument } from '@/content/legal'
import { privacy } from '@/content/privacy'
import { terms } from '@/content/terms'
import { openPage } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The sections of a site whose settings name a receiver of leads, as that of the local site, and no statistics. */
const shown = (legal: LegalDocument): LegalDocument => ({
  ...legal,
  sections: legal.sections.filter(({ onlyIf }) => onlyIf !== 'analytics'),
})

for (const { name, legal } of [
  { name: 'terms', legal: shown(terms) },
  { name: 'privacy', legal: shown(privacy) },
] as const) {
  test(`${legal.title} draws each of its periods as a line, longer where it lasts longer, with its end in words`, async ({
    page,
  }) => {
    const rows = legal.periods?.rows ?? []
    for (const width of [360, 1440]) {
      await openPage(page, name, { width, height: 900 })
      const ends = page.locator('[data-section="periods"] dd')
      await expect(ends).toHaveText(rows.map(({ until }) => until))
      const lengths = await ends
        .locator('svg')
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().width))
      rows.forEach(({ days }, index) => {
        const shorter = rows.findIndex((row) => row.days < days)
        if (shorter >= 0) expect(lengths[index]).toBeGreaterThan(lengths[shorter]!)
      })
    }
  })

  describeReading(name, legal.title, () => {
    test('has every section under a numbered heading, and says whether it is a sample', async ({ page }) => {
      await expect(page.getByRole('note')).toHaveText(legal.sample ? [legalCopy.sampleNotice] : [])
      const text = page.locator('[data-section="document"]')
      await expect(text.getByRole('heading', { level: 2 })).toHaveText(
        legal.sections.map(({ title }, index) => `${index + 1} ${title}`),
      )
    })
  })

  // Both are one component, which is operated on the first.
  test(
    `${legal.title}, used, leads from its contents to each section, and back to home`,
    { tag: name === 'terms' ? [] : '@exhaustive' },
    async ({ page }) => {
      await openPage(page, name)
      const contents = page.getByRole('navigation', { name: legalCopy.contents })
      const [folded, linked, read] = [legal.sections[2]!, legal.sections[3]!, legal.sections[5]!]
      const heading = ({ title }: { title: string }) => page.getByRole('heading', { level: 2, name: title })

      await test.step('it keeps its place when it is reloaded', async () => {
        await heading(read).evaluate((element) =>
          element.scrollIntoView({ behavior: 'instant', block: 'center' }),
        )
        await expect(heading(read)).toBeInViewport()
        await page.reload()
        await expect(heading(read)).toBeInViewport()
      })
      await test.step('a section has an address that can be shared', async () => {
        await contents.getByRole('link', { name: linked.title }).click()
        await expect(page).toHaveURL(new RegExp(`/${name}/#${linked.id}$`))
        await expect(heading(linked)).toBeInViewport()
        await page.reload()
        await expect(heading(linked)).toBeInViewport()
      })
      await test.step('the contents are folded on a phone, where they work too', async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await expect(contents.getByRole('link', { name: folded.title })).toBeHidden()
        await contents.getByText(legalCopy.contents, { exact: true }).locator('visible=true').click()
        await contents.getByRole('link', { name: folded.title }).click()
        await expect(heading(folded)).toBeInViewport()
      })
      await test.step('it has a “Back to Home” button', async () => {
        await page.getByRole('link', { name: legalCopy.back }).click()
        await expect(page.locator('main[data-page="home"]')).toBeVisible()
      })
    },
  )
}
