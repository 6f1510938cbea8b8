import { callSteps, focus, founder, journey, teamStats } from '@/content/team'
import { describeReading, expect, test } from '../support/shared-page-test'
import { whileSample } from '../support/while-sample'

describeReading('team', 'The team', () => {
  test('The hero shows the founder’s portrait, with a description for those who cannot see it', async ({
    page,
  }) => {
    const hero = page.locator('[data-section="hero"]')
    await expect(hero.getByRole('img', { name: founder.portrait })).toBeVisible()
    await expect(hero).toContainText(founder.name)
  })

  whileSample(test, teamStats)(
    'Four figures are stated: about 9.7K subscribers, 7.2K+ followers, 50+ tutorials, 100+ projects',
    async ({ page }) => {
      const rows = page.locator('[data-section="stats"] dl > div')
      await expect(rows).toHaveCount(4)
      await expect(rows.nth(0)).toContainText(/about 9\.7K.*subscribers/)
      await expect(rows.nth(1)).toContainText(/7\.2K\+.*followers/)
      await expect(rows.nth(2)).toContainText(/50\+.*tutorials/)
      await expect(rows.nth(3)).toContainText(/100\+.*projects/)
    },
  )

  test('Each focus area is named, with its hours of the week that is drawn', async ({ page }) => {
    const section = page.locator('[data-section="focus"]')
    await expect(section.getByRole('img', { name: focus.picture })).toBeVisible()
    for (const { title } of focus.areas) await expect(section.getByText(title, { exact: true })).toBeVisible()
    const hours = await section.getByText(/^\d+ hours$/).allTextContents()
    expect(hours.reduce((total, text) => total + parseInt(text), 0)).toBe(40)
  })

  whileSample(test, journey)(
    'The journey tells the milestones of 2023, 2024 and 2025, and how the projects grew',
    async ({ page }) => {
      const section = page.locator('[data-section="journey"]')
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(['2023', '2024', '2025'])
      const milestones = journey.years.flatMap((year) => year.milestones.map(({ title }) => title))
      await expect(section.getByRole('heading', { level: 4 })).toHaveText(milestones)
      await expect(
        section.getByRole('img', { name: /100 projects\. 8 values, the greatest 40/ }),
      ).toBeVisible()
    },
  )

  whileSample(test, callSteps)(
    '“What to Expect in Your Call” has four steps that fill thirty minutes',
    async ({ page }) => {
      const section = page.locator('[data-section="call-steps"]')
      await expect(section.getByRole('heading', { name: 'What to Expect in Your Call' })).toBeVisible()
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(
        callSteps.steps.map(({ title }) => title),
      )
      await expect(section.locator('li').last()).toContainText('25–30')
    },
  )
})
