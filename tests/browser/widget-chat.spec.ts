import type { Page } from '@playwright/test'
import { briefCopy } from '@/content/brief'
import { leadCopy } from '@/content/lead'
import { fill } from '@/content/format'
import { hero } from '@/content/home/hero'
import { pages } from '@/content/pages'
import { firstQuestions } from '@/content/role-plays'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import { contact } from '@/lib/booking/contact'
import { axeViolations } from '../support/axe'
import { CALL_PAGE, callQuickly, markMicrophoneRequests, widget } from '../support/call'
import { expect, test } from '../support/shared-page-test'
import { takesBrief } from '../support/takes-brief'
import { test as freshPageTest } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
freshPageTest.use({ contextOptions: { reducedMotion: 'reduce' } })

const { chat, connected } = voiceCopy

callQuickly(test)

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: voiceButton.type }).click()
  await expect(page.getByRole('textbox', { name: connected.type })).toBeFocused()
}

/** Lines of the transcript by role. */
const lines = (page: Page, role: 'user' | 'assistant') => widget(page).locator(`[data-role="${role}"]`)

/** Writes a message and waits for its complete answer. */
async function ask(page: Page, text: string) {
  const answered = await lines(page, 'assistant').count()
  await page.getByRole('textbox', { name: connected.type }).fill(text)
  await page.keyboard.press('Enter')
  await expect(lines(page, 'assistant')).toHaveCount(answered + 1)
  await expect(widget(page).locator('[data-partial]')).toHaveCount(0)
}

test.describe('A chat', () => {
  freshPageTest('asks for no microphone and loads no media code', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await markMicrophoneRequests(page)
    await page.goto(CALL_PAGE)
    await openChat(page)
    await ask(page, 'What does a voice agent cost?')
    expect(asked.filter((path) => /call-machine|\/call\/web|clips/.test(path))).toEqual([])
    await expect(page.locator('html')).not.toHaveAttribute('data-microphone-asked')
  })

  test('cuts no card of the hero: those that it would cover are gone until it is folded', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await openChat(page)
    const cards = page.getByRole('list', { name: hero.highlightsLabel }).getByRole('listitem')
    const shown = () =>
      cards.evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity).join(' '))
    await expect.poll(shown).toBe('1 0 0 0')
    await widget(page).getByRole('button', { name: connected.minimise }).click()
    await expect.poll(shown).toBe('1 1 1 1')
  })

  test('on a phone shows the last note in a row, which opens the brief or books', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(CALL_PAGE)
    await openChat(page)
    await ask(page, 'I am Ada Lovelace from Harbor Dental.')
    const card = widget(page).locator('[data-note-card]')
    const rowHeight = async () => (await card.boundingBox())?.height
    await expect(card.getByRole('definition').filter({ visible: true })).toHaveCount(1)
    expect(await rowHeight()).toBeLessThanOrEqual(52)
    await ask(page, 'We miss calls at night. Please book me on Thursday at ten.')
    await expect(card.getByRole('link', { name: briefCopy.book })).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('definition').filter({ visible: true })).toHaveCount(0)
    expect(await rowHeight()).toBeLessThanOrEqual(60)
    await card.getByText(briefCopy.title).click()
    await expect(card.getByRole('textbox', { name: briefCopy.labels.name })).toHaveValue('Ada Lovelace')
  })

  test('offers questions to begin with, asked by one tap, until the answer comes', async ({ page }) => {
    await page.goto(CALL_PAGE)
    await openChat(page)
    const questions = widget(page).getByRole('list', { name: firstQuestions.label })
    await expect(questions.getByRole('button')).toHaveText([...firstQuestions.questions])
    await questions.getByRole('button').nth(1).click()
    await expect(lines(page, 'user')).toHaveText([firstQuestions.questions[1]])
    await expect(lines(page, 'assistant')).toHaveCount(1)
    await expect(questions).toBeHidden()
    await expect(page.getByRole('textbox', { name: connected.type })).toBeFocused()
  })

  test('folds its notice into one line once the visitor has written, which opens by keyboard to the choice', async ({
    page,
  }) => {
    await page.goto(CALL_PAGE)
    await openChat(page)
    const refuse = widget(page).getByRole('button', { name: voiceCopy.recording.stopLater })
    await expect(refuse).toBeVisible()
    await ask(page, 'Is there a contract?')
    await expect(refuse).toBeHidden()
    const line = widget(page).locator('summary', { hasText: chat.about })
    const panelTop = (await page.getByRole('region', { name: voiceCopy.panel }).boundingBox())!.y
    const linesTop = (await widget(page).getByRole('region', { name: connected.transcript }).boundingBox())!.y
    expect(linesTop - panelTop).toBeLessThanOrEqual(76)
    await line.press('Enter')
    await expect(widget(page).getByText(chat.consent)).toBeVisible()
    await refuse.press('Enter')
    await expect(widget(page).getByText(voiceCopy.recording.offLater)).toBeVisible()
    await expect(page.getByRole('heading', { name: chat.title })).toBeFocused()
    await expect(widget(page).locator('summary', { hasText: chat.aboutUnrecorded })).toBeVisible()
  })

  for (const width of [360, 1440])
    test(`shows a long answer from its question on, and leads to the rest at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(CALL_PAGE)
      await openChat(page)
      await ask(page, 'Is there a contract?')
      const question =
        'We are a dental clinic with two locations, and at night we miss many calls. Do you record calls, is there a contract, and who owns the code in the end?'
      await ask(page, question)
      await expect(lines(page, 'user').last()).toBeInViewport({ ratio: 1 })
      const more = widget(page).getByRole('button', { name: connected.newLines })
      await more.press('Enter')
      await expect(widget(page).getByRole('region', { name: connected.transcript })).toBeFocused()
      await page.keyboard.press('End')
      await expect(more).toBeHidden()
    })

  test('sets the sentence on the demonstration apart from the answer, as a note', async ({ page }) => {
    await page.goto(CALL_PAGE)
    await openChat(page)
    await ask(page, 'Is there a contract?')
    const size = (text: RegExp) =>
      lines(page, 'assistant')
        .getByText(text)
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(await size(/^By the way/)).toBeLessThan(await size(/^There is no minimum term/))
    await expect(lines(page, 'assistant')).not.toContainText('>')
  })

  test('continues by voice and back in writing, with every line in its order', async ({ page }) => {
    await page.goto(CALL_PAGE)
    await openChat(page)
    await ask(page, 'What does a voice agent cost?')
    await page.getByRole('button', { name: chat.talkInstead }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await expect(lines(page, 'user').first()).toHaveText('What does a voice agent cost?')
    await expect(lines(page, 'assistant').nth(1)).toHaveText(voiceCopy.continuation)
    await widget(page).getByRole('button', { name: chat.typeShort, exact: true }).click()
    await expect(page.getByRole('textbox', { name: connected.type })).toBeFocused()
    await expect(lines(page, 'user').first()).toHaveText('What does a voice agent cost?')
    await ask(page, 'And how soon?')
    // What was said into the microphone meanwhile, if anything, stands between them.
    await expect(lines(page, 'user').first()).toHaveText('What does a voice agent cost?')
    await expect(lines(page, 'user').last()).toHaveText('And how soon?')
  })

  test('shows the page that the consultant talks about, says so, and keeps the focus', async ({ page }) => {
    await page.goto(CALL_PAGE)
    await openChat(page)
    await ask(page, 'What does it cost?')
    await expect(page).toHaveURL(/\/pricing\/#worked-example$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      widget(page)
        .getByText(fill(briefCopy.cards.page, { page: pages.pricing.label }))
        .last(),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: connected.type })).toBeFocused()
  })

  test('folds on a phone when it shows a page, and unfolds at a tap', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(CALL_PAGE)
    await openChat(page)
    const panel = page.getByRole('region', { name: voiceCopy.panel })
    await ask(page, 'What does it cost?')
    await expect(page).toHaveURL(/\/pricing\/#worked-example$/)
    await page.mouse.move(40, 20)
    await page.mouse.wheel(0, 10)
    await expect.poll(async () => (await panel.boundingBox())!.height).toBeLessThan(340)
    await expect(page.getByRole('textbox', { name: connected.type })).toBeVisible()
    await expect(panel.locator('.vw-caption')).toHaveText(/^\p{Lu}.*[.!?]$/u)
    await panel.getByRole('button', { name: connected.restore }).click()
    await expect.poll(async () => (await panel.boundingBox())!.height).toBeGreaterThan(450)
  })

  test(
    'keeps every line of a long conversation, to scroll back to, to be read out and to be copied',
    { tag: '@exhaustive' },
    async ({ page, context }) => {
      test.slow()
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(CALL_PAGE)
      await openChat(page)
      // Enough that the browser may leave the first lines undrawn while they are out of sight.
      const questions = Array.from({ length: 42 }, (_, index) => `Hello ${index + 1}`)
      for (const question of questions) await ask(page, question)
      const numbersIn = (text: string) =>
        [...text.matchAll(/Hello (\d+)/g)].map(([, number]) => Number(number))
      const all = questions.map((_, index) => index + 1)
      const transcript = widget(page).getByRole('region', { name: connected.transcript })
      expect(numbersIn(await transcript.ariaSnapshot())).toEqual(all)

      await transcript.focus()
      await page.keyboard.press('Home')
      await expect(lines(page, 'user').first()).toBeInViewport()
      await expect(lines(page, 'user').first()).toHaveText('Hello 1')

      await page.getByRole('button', { name: chat.close }).click()
      await page.getByRole('button', { name: voiceCopy.summary.copy }).click()
      await expect
        .poll(async () => numbersIn(await page.evaluate(() => navigator.clipboard.readText())))
        .toEqual(all)
    },
  )

  test('continues by voice to a brief and a booking, with each line once', async ({ page }) => {
    await page.goto(CALL_PAGE)
    await openChat(page)
    await ask(page, 'We are a dental clinic and miss calls at night.')
    await page.getByRole('button', { name: chat.talkInstead }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    const typed = widget(page).getByRole('textbox', { name: connected.type })
    const wants = ['My name is Ada, ada@harbor.example', 'How do I book?']
    for (const text of wants) {
      await typed.fill(text)
      await page.keyboard.press('Enter')
      await expect(lines(page, 'user').filter({ hasText: text })).toHaveCount(1)
    }
    await expect(widget(page).getByRole('link', { name: briefCopy.cards.bookingButton })).toBeVisible()
    // The calendar's address is shown as the words of its button.
    await expect(
      lines(page, 'assistant').getByRole('link', { name: voiceCopy.summary.book, exact: true }),
    ).toHaveAttribute('href', contact.discoveryCallUrl)
    const notes = widget(page).locator('[data-note-card] dd')
    for (const text of [/^Ada$/, /“miss calls at night”$/, /^ada@harbor\.example$/])
      await expect(notes.filter({ hasText: text })).toBeVisible()
    await expect(widget(page).locator('[data-partial]')).toHaveCount(0)
    const said = await lines(page, 'assistant').allTextContents()
    expect(new Set(said).size).toBe(said.length)
    expect(said.join()).not.toContain('did not work')
    for (const text of wants) await expect(lines(page, 'user').filter({ hasText: text })).toHaveCount(1)
  })

  for (const width of [360, 1440])
    test(
      `leads from the first word to a booking by keyboard, without an axe finding at ${width} px`,
      { tag: width > 720 ? '@exhaustive' : [] },
      async ({ page }) => {
        test.slow()
        const axe = () => axeViolations(page, { include: `aside[aria-label="${voiceButton.region}"]` })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(CALL_PAGE)
        await page.getByRole('button', { name: voiceButton.type }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('textbox', { name: connected.type })).toBeFocused()
        expect(await axe()).toEqual([])

        await test.step('the brief fills itself, and can be corrected', async () => {
          await page.keyboard.type('We are a dental clinic and miss calls at night. ada@harbor.example')
          await page.keyboard.press('Enter')
          const brief = widget(page).locator('summary', { hasText: briefCopy.title })
          await brief.focus()
          await page.keyboard.press('Enter')
          const email = widget(page).getByRole('textbox', { name: briefCopy.labels.email })
          await expect(email).toHaveValue('ada@harbor.example')
          await email.fill('ada@')
          await email.blur()
          await expect(widget(page).getByText(briefCopy.emailInvalid)).toBeVisible()
          await email.fill('grace@harbor.example')
          await expect(widget(page).getByText(briefCopy.emailInvalid)).toBeHidden()
          expect(await axe()).toEqual([])
        })

        await test.step('the brief is sent to the agency', async () => {
          await page.getByRole('button', { name: leadCopy.send }).focus()
          await page.keyboard.press('Enter')
          await expect(widget(page).getByText(leadCopy.sent)).toBeVisible()
          expect(await axe()).toEqual([])
          await widget(page).locator('summary', { hasText: briefCopy.title }).focus()
          await page.keyboard.press('Enter')
        })

        await test.step('the consultant offers a time', async () => {
          await page.getByRole('textbox', { name: connected.type }).focus()
          await page.keyboard.type('How do I book?')
          await page.keyboard.press('Enter')
          await expect(widget(page).getByRole('link', { name: briefCopy.cards.bookingButton })).toBeVisible()
          expect(await axe()).toEqual([])
        })

        await test.step('the end sums up, and opens the scheduling page with the brief', async () => {
          await page.getByRole('button', { name: chat.close }).focus()
          await page.keyboard.press('Enter')
          await expect(page.getByRole('heading', { name: voiceCopy.summary.chatTitle })).toBeFocused()
          expect(await axe()).toEqual([])
          const book = widget(page).getByRole('link', { name: briefCopy.book })
          const address = new URL((await book.getAttribute('href')) ?? '')
          if (takesBrief) {
            // Scheduling services name the fields each in their way.
            expect([...address.searchParams.values()]).toContain('grace@harbor.example')
            expect(address.search).toContain(
              new URLSearchParams({ '': 'miss calls at night' }).toString().slice(1),
            )
          } else expect(address.href).toBe(contact.discoveryCallUrl)
          await book.focus()
          await expect(book).toBeFocused()
        })
      },
    )
})
