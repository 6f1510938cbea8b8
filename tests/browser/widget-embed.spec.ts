import type { Page } from '@playwright/test'
import type { VoiceConsultantElement } from '@/components/voice/embed/element'
import { voiceCopy } from '@/content/voice'
import { voiceEmbed } from '@/content/voice-embed'
import { voiceEmbedPanel } from '@/content/voice-embed-panel'
import { visitorText } from '@/lib/voice/error-messages'
import { axeViolations } from '../support/axe'
import { expect, freshPageTest, hangUpOn, talkTo, test } from '../support/embed-test'

const words = voiceCopy.connected

test('A call works under a strict Content-Security-Policy, and the element reports its state to the page', async ({
  page,
  openEmbed,
}) => {
  const element = await openEmbed()
  await page.evaluate(() => {
    document.addEventListener('voice-state', (event) => {
      document.body.dataset.states = `${document.body.dataset.states ?? ''} ${(event as CustomEvent).detail.state}`
    })
  })
  await talkTo(element)
  expect((await element.boundingBox())?.width).toBe(320)
  await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
  await expect(element).toHaveAttribute('data-speaking', 'true')
  expect(await axeViolations(page)).toEqual([])
  await hangUpOn(element)
  await expect(element.getByText(voiceCopy.summary.title)).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute(
    'data-states',
    /^ connecting connected( connected)* idle$/,
  )
})

freshPageTest(
  'A call of the sandbox connects on a page without `crypto.randomUUID`',
  async ({ page, openEmbed }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
    const element = await openEmbed()
    await talkTo(element)
    await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
    await hangUpOn(element)
  },
)

test('The styles of the page do not change it', async ({ openEmbed }) => {
  const button = (await openEmbed()).getByRole('button', { name: voiceEmbed.talk })
  await expect(button).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(button).toHaveCSS('position', 'static')
})

test('A page whose root text is 10 px does not shrink it', async ({ page, openEmbed }) => {
  const element = await openEmbed()
  await page.evaluate(() => (document.documentElement.style.fontSize = '62.5%'))
  await talkTo(element)
  await expect(element.getByRole('textbox', { name: words.type })).toHaveCSS('font-size', '16px')
  await expect(element.locator('[data-role="assistant"]').first()).toHaveCSS('font-size', '17px')
  await element.getByRole('button', { name: words.hangUp }).click()
})

test('A page whose root text is up to 100 px pushes none of it off the screen, before a call or in one', async ({
  page,
  openEmbed,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const element = await openEmbed()
  const talkButton = element.getByRole('button', { name: voiceEmbed.talk })
  const forEachSize = async (look: () => Promise<void>) => {
    for (const rootPx of [24, 32, 40, 62.5, 100])
      await test.step(`${rootPx} px`, async () => {
        await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), rootPx)
        await look()
      })
  }
  await forEachSize(() => expect(talkButton).toBeInViewport({ ratio: 1 }))
  await talkTo(element)
  await forEachSize(async () => {
    const panel = await element.locator('.vw-panel').boundingBox()
    expect(panel!.x).toBeGreaterThanOrEqual(0)
    expect(panel!.x + panel!.width).toBeLessThanOrEqual(320)
    expect(panel!.y).toBeGreaterThanOrEqual(0)
    await expect(element.getByRole('button', { name: words.hangUp })).toBeInViewport({ ratio: 1 })
  })
})

for (const mode of ['voice', 'chat'] as const)
  test(`At 400 % zoom, what is focused in the panel of a ${mode} is not under its row of controls`, async ({
    page,
    openEmbed,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    const element = await openEmbed()
    await element.evaluate((embed: VoiceConsultantElement, wanted) => embed.start(wanted), mode)
    const field = element.getByRole('textbox')
    await field.fill('What does it cost?')
    await field.press('Enter')
    await expect(element.locator('[data-role="user"]')).toHaveCount(1)
    for (const control of await element.locator('.vw-panel :is(button, a, textarea, input):visible').all()) {
      await control.focus()
      await expect(control).toBeInViewport()
      const cover = await control.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        const top = (node.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2)
        return top?.closest('.vw-controls') !== node.closest('.vw-controls') ? node.textContent : null
      })
      expect(cover).toBeNull()
    }
  })

test('Its colours can be changed from outside', async ({ openEmbed }) => {
  const element = await openEmbed()
  await element.evaluate((node: HTMLElement) => node.style.setProperty('--voice-button', 'rgb(1, 2, 3)'))
  const button = element.getByRole('button', { name: voiceEmbed.talk })
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)')
})

test('A script can start and stop it; taking the element away ends the call', async ({ page, openEmbed }) => {
  const element = await openEmbed()
  await element.evaluate((embed: VoiceConsultantElement) => embed.start())
  await expect(element).toHaveAttribute('data-state', 'connected')
  await element.evaluate((embed: VoiceConsultantElement) => embed.stop())
  await expect(element).toHaveAttribute('data-state', 'idle')
  await element.evaluate((embed: VoiceConsultantElement) => embed.start())
  await expect(element).toHaveAttribute('data-state', 'connected')
  await element.evaluate((consultant) => consultant.remove())
  await expect.poll(() => page.locator('audio').count()).toBe(0)
})

test('Settings that a page sets again, and another function for the token, do not end the call', async ({
  openEmbed,
}) => {
  const element = await openEmbed()
  await element.evaluate((embed: VoiceConsultantElement) => {
    embed.getToken = async () => 'a-token'
    embed.start()
  })
  await expect(element).toHaveAttribute('data-state', 'connected')
  const states = await element.evaluate((embed: VoiceConsultantElement) => {
    const seen: string[] = []
    embed.addEventListener('voice-state', () => seen.push(embed.dataset.state ?? ''))
    for (const { name, value } of embed.attributes) embed.setAttribute(name, value)
    embed.getToken = async () => 'another-token'
    return seen
  })
  expect(states).toEqual([])
  await expect(element).toHaveAttribute('data-state', 'connected')
  await element.evaluate((embed: VoiceConsultantElement) => embed.stop())
})

test('Another assistant that it is given while it is out of the page ends the call', async ({
  page,
  openEmbed,
}) => {
  const element = await openEmbed()
  await element.evaluate((embed: VoiceConsultantElement) => embed.start())
  await expect(element).toHaveAttribute('data-state', 'connected')
  await element.evaluate((consultant) => {
    const parent = consultant.parentElement
    consultant.remove()
    consultant.setAttribute('assistant-id', 'another')
    parent?.append(consultant)
  })
  await expect(element).toHaveAttribute('data-state', 'idle')
  await expect.poll(() => page.locator('audio').count()).toBe(0)
})

test('Without a key it shows an error, which is logged once, and offers the telephone', async ({
  page,
  allowConsole,
  openEmbed,
}) => {
  const notice = 'The voice call was not started: not-configured'
  allowConsole(/was not started: not-configured/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const element = await openEmbed('/?unset')
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element.getByText(visitorText('not-configured').title)).toBeVisible()
  await expect(element.getByRole('link', { name: 'Call +1 555 010 0142' })).toBeVisible()
  await expect(element).toHaveAttribute('data-state', 'idle')
  expect(logged).toEqual([notice])
})

test('Removed from the page and put back after a call, it is idle and starts no call by itself', async ({
  page,
  openEmbed,
}) => {
  const created: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/call/web')) created.push(request.url())
  })
  const element = await openEmbed()
  await talkTo(element)
  const whileAway = await element.evaluate(async (consultant) => {
    const parent = consultant.parentElement
    consultant.remove()
    await new Promise((resolve) => setTimeout(resolve))
    const state = (consultant as HTMLElement).dataset.state
    parent?.append(consultant)
    return state
  })
  expect(whileAway).toBe('idle')
  await expect(element).toHaveAttribute('data-state', 'idle')
  await element.getByRole('button', { name: voiceEmbed.talk }).hover()
  await page.waitForLoadState('networkidle')
  await expect(element).toHaveAttribute('data-state', 'idle')
  expect(created).toHaveLength(1)
  await talkTo(element)
  expect(created).toHaveLength(2)
})

test('Within the text of a page, its error message is inside the window and does not name this agency', async ({
  page,
  allowConsole,
  openEmbed,
}) => {
  allowConsole(/was not started: not-configured/)
  await page.setViewportSize({ width: 360, height: 640 })
  const element = await openEmbed('/?unset')
  await element.evaluate((consultant) => {
    consultant.setAttribute('inline', '')
    document.body.style.margin = '0'
    document.body.prepend(consultant)
  })
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(element.getByRole('link', { name: voiceEmbedPanel.failure.book })).toBeInViewport({ ratio: 1 })
  await expect(element.getByText('Discovery')).toHaveCount(0)
})

test('Whatever the accent colour, the words on a hovered button are readable', async ({ openEmbed }) => {
  const element = await openEmbed()
  await element.evaluate((consultant) =>
    (consultant as HTMLElement).style.setProperty('--voice-accent', 'rgb(40, 20, 90)'),
  )
  await talkTo(element)
  const button = element.getByRole('button', { name: words.hangUp })
  await button.hover()
  await expect(button).toHaveCSS('background-color', 'rgb(40, 20, 90)')
  const lightness = await button.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) return 0
    canvas.fillStyle = getComputedStyle(node).color
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0
  })
  expect(lightness).toBeGreaterThan(200)
})

test('The controls of a call with a booking link stand in one row', async ({ openEmbed }) => {
  const element = await openEmbed()
  await talkTo(element)
  for (const font of ['sans-serif', 'monospace', 'serif'])
    await test.step(font, async () => {
      await element.evaluate(
        (node, name) => (node as HTMLElement).style.setProperty('--voice-font', name),
        font,
      )
      const book = await element.getByRole('link', { name: words.book, exact: true }).boundingBox()
      const hangUp = await element.getByRole('button', { name: words.hangUp }).boundingBox()
      expect(Math.abs((book?.y ?? 0) - (hangUp?.y ?? 99))).toBeLessThan(8)
    })
})

test('A script sets whom to call, the options, the texts and the tools, and receives the platform’s messages', async ({
  page,
  openEmbed,
}) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/call/web'))
      bodies.push(request.postDataJSON())
  })
  const element = await openEmbed()
  await element.evaluate((embed: VoiceConsultantElement) => {
    embed.setAttribute('overrides', '{"variableValues":{"name":"Ann"}}')
    embed.request = { assistantOverrides: { firstMessage: 'Guten Tag.' } }
    embed.texts = {
      button: { talk: 'Mit KI sprechen' },
      connected: { hangUp: 'Auflegen' },
      summary: { title: 'Gespräch beendet' },
    }
    document.addEventListener('voice-message', () => (document.body.dataset.heard = 'yes'), { once: true })
  })
  await element.getByRole('button', { name: 'Mit KI sprechen' }).click()
  await expect(element).toHaveAttribute('data-state', 'connected')
  expect(bodies).toEqual([
    expect.objectContaining({
      assistantOverrides: {
        variableValues: { name: 'Ann' },
        firstMessage: 'Guten Tag.',
        metadata: { consent: expect.objectContaining({ recording: 'optional' }) as object },
      },
    }),
  ])
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'yes')
  await element.getByRole('button', { name: 'Auflegen' }).click()
  await expect(element.getByRole('heading', { name: 'Gespräch beendet' })).toBeVisible()
})

/** Opens the page with elements of these attributes, all with the account of the one that it has. */
async function gotoWith(page: Page, url: string, attributes: string[]) {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /<voice-consultant([^>]*)><\/voice-consultant>/,
      (_all, account: string) =>
        attributes.map((own) => `<voice-consultant ${own} ${account}></voice-consultant>`).join('\n'),
    )
    await route.fulfill({ response, body: html })
  })
  await page.goto(url)
}

test('A page can open its chat, which takes no focus and starts no call', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await gotoWith(page, site.url, ['open mode="chat"'])
  const element = page.locator('voice-consultant')
  const field = element.getByRole('textbox', { name: words.type })
  await expect(field).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await field.fill('What does it cost?')
  await field.press('Enter')
  await expect(element.locator('[data-role="assistant"]')).not.toHaveCount(0)
  expect(asked.filter((path) => /call\/web|call-machine/.test(path))).toEqual([])
  await expect(element.getByRole('button', { name: voiceCopy.chat.talkInstead })).toHaveCount(0)
  await element.getByRole('button', { name: voiceCopy.chat.close }).click()
  await element.getByRole('button', { name: voiceEmbed.chat }).click()
  await expect(field).toBeFocused()
})

test('Two of them on a page share one call, and each has its own chat', async ({
  page,
  allowConsole,
  site,
}) => {
  allowConsole(/The voice call was not started: busy/)
  await gotoWith(page, site.url, ['id="one" inline', 'id="two" inline'])
  const [one, two] = [page.locator('#one'), page.locator('#two')]
  await talkTo(one)
  await two.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(two.getByText(visitorText('busy').title)).toBeVisible()
  await expect(one).toHaveAttribute('data-state', 'connected')
  await two.getByRole('button', { name: voiceCopy.chat.typeInstead }).click()
  await expect(two.getByRole('textbox', { name: words.type })).toBeFocused()
  await hangUpOn(one)
})

test('Hidden by the page during a call, it goes on with the call; shown again, it is unchanged', async ({
  openEmbed,
}) => {
  const element = await openEmbed()
  await talkTo(element)
  const display = (value: string) =>
    element.evaluate((node: HTMLElement, shown) => node.style.setProperty('display', shown), value)
  await display('none')
  await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
  await expect(element).toHaveAttribute('data-state', 'connected')
  await display('')
  await hangUpOn(element)
})
