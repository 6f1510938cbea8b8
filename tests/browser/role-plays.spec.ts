import { rolePlayCopy, rolePlays } from '@/content/role-plays'
import { callQuickly, talk, widget } from '../support/call'
import { expect, test } from '../support/shared-page-test'

const patient = rolePlays[0]!

callQuickly(test)

test(
  'A visitor plays the patient by choosing offered answers: the clinic answers, and the consultant comes back',
  { tag: '@exhaustive' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/terms/')
    await talk(page)
    const said = widget(page).getByRole('region', { name: 'Transcript' })
    const taps = widget(page).getByRole('list', { name: rolePlayCopy.label })
    await expect(taps.getByRole('button')).toHaveText(rolePlays.map(({ label }) => label))

    await taps.getByRole('button', { name: patient.label }).click()
    await expect(said).toContainText('Harbor Dental')
    await expect(taps.getByRole('button')).toHaveText([...patient.questions, rolePlayCopy.leave.label])

    await taps.getByRole('button', { name: patient.questions[1] }).click()
    await expect(said).toContainText('I cannot advise on that.')

    await taps.getByRole('button', { name: rolePlayCopy.leave.label }).click()
    await expect(said).toContainText('You are talking to the consultant again.')
    await expect(taps.getByRole('button').first()).toHaveText(patient.label)
  },
)
