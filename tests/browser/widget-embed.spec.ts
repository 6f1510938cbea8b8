import type { Page } from '@playwright/test'
import type { VoiceConsultantElement } from '@/components/voice/embed/element'
import { discoveryLabelParts } from '@/content/booking'
import { voiceCopy } from '@/content/voice'
import { voiceEmbed } from '@/content/voice-embed'
import { voiceEmbedPanel } from '@/content/voice-embed-panel'
import { visitorText } from '@/lib/voice/error-messages'
import { axeViolations } from '../support/axe'
import { expect, hangUpOn, talkTo, test } from '../support/embed-test'

/** In docs/embed-example.html. */
const EXAMPLE_PHONE = '+1 555 010 0142'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('A listener that stops a start at its first state lets every other listener get the states in order', async ({
  openEmbed,
}) => {
  const element = await openEmbed()
  const states = await element.evaluate((embed: VoiceConsultantElement) => {
    const seen: unknown[] = []
    embed.addEventListener('voice-state', () => embed.stop(), { once: true })
    embed.addEventListener('voice-state', (event) => seen.push((event as CustomEvent).detail.state))
    embed.start()
    return seen
  })
  expect(states).toEqual(['connecting', 'idle'])
})

test('Whatever the page’s styles and text size, it is readable', async ({ page, openEmbed }) => {
  const element = await openEmbed()
  const talkButton = element.getByRole('button', { name: voiceEmbed.talk })
  const hangUpButton = element.getByRole('button', { name: words.hangUp })
  const said = element.locator('[data-role="assistant"]').first()
  const style = (name: string, value: string) =>
    element.evaluate((node: HTMLElement, [key, text]) => node.style.setProperty(key, text), [
      name,
      value,
    ] as const)
  const rootText = (size: string) =>
    page.evaluate((text) => void (document.documentElement.style.fontSize = text), size)
  const forEachLargeText = async (look: () => Promise<void>) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const rootPx of [24, 32, 40, 62.5, 100])
      await test.step(`${rootPx} px`, async () => {
        await rootText(`${rootPx}px`)
        await look()
      })
    await rootText('')
    await page.setViewportSize({ width: 1280, height: 720 })
  }

  await test.step('the styles of the page do not change its button, but its colours can be changed', async () => {
    await expect(talkButton).not.toHaveCSS('color', 'rgb(255, 0, 0)')
    await expect(talkButton).toHaveCSS('position', 'static')
    await style('--voice-button', 'rgb(1, 2, 3)')
    await expect(talkButton).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await style('--voice-button', '')
  })
  await test.step('large root text pushes nothing off the screen', () =>
    forEachLargeText(() => expect(talkButton).toBeInViewport({ ratio: 1 })))

  await test.step('words that are too long for one line take two', async () => {
    const words = talkButton.getByText(voiceEmbed.talk).last()
    await words.evaluate((node) => (node.textContent = 'Mit dem Assistenten sprechen'))
    const longButton = element.getByRole('button', { name: 'Mit dem Assistenten sprechen' })
    await forEachLargeText(() => expect(longButton).toBeInViewport({ ratio: 1 }))
    await element
      .getByText('Mit dem Assistenten sprechen')
      .last()
      .evaluate((node, talk) => (node.textContent = talk), voiceEmbed.talk)
  })

  await talkTo(element)
  await test.step('hidden by the page, it goes on with the call; shown again, it is unchanged', async () => {
    await style('display', 'none')
    await expect(said).toContainText('Hello')
    await expect(element).toHaveAttribute('data-state', 'connected')
    await style('display', '')
    await expect(hangUpButton).toBeVisible()
  })
  await test.step('large root text pushes nothing of a call off the screen', () =>
    forEachLargeText(async () => {
      const panel = await element.locator('.vw-panel').boundingBox()
      expect(panel!.x).toBeGreaterThanOrEqual(0)
      expect(panel!.x + panel!.width).toBeLessThanOrEqual(320)
      expect(panel!.y).toBeGreaterThanOrEqual(0)
      await expect(hangUpButton).toBeInViewport({ ratio: 1 })
    }))
  await test.step('root text of 10 px does not shrink it', async () => {
    await rootText('62.5%')
    await expect(element.getByRole('textbox', { name: words.type })).toHaveCSS('font-size', '16px')
    await expect(said).toHaveCSS('font-size', '17px')
    await rootText('')
  })
  await test.step('the controls with a booking link stand in one row', async () => {
    for (const font of ['sans-serif', 'monospace', 'serif']) {
      await style('--voice-font', font)
      const book = await element.getByRole('link', { name: words.book, exact: true }).boundingBox()
      const hangUp = await hangUpButton.boundingBox()
      const middle = (box: typeof book) => (box ? box.y + box.height / 2 : NaN)
      expect(Math.abs(middle(book) - middle(hangUp)), font).toBeLessThan(8)
    }
  })
  await test.step('the words on a hovered button are readable in any accent colour', async () => {
    await style('--voice-accent', 'rgb(40, 20, 90)')
    await hangUpButton.hover()
    await expect(hangUpButton).toHaveCSS('background-color', 'rgb(40, 20, 90)')
    const lightness = await hangUpButton.evaluate((node) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!canvas) return 0
      canvas.fillStyle = getComputedStyle(node).color
      canvas.fillRect(0, 0, 1, 1)
      return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0
    })
    expect(lightness).toBeGreaterThan(200)
  })
  await hangUpOn(element)
})

test('At 400 % zoom the controls cover no focus', { tag: '@exhaustive' }, async ({ page, openEmbed }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const element = await openEmbed()
  for (const mode of ['voice', 'chat'] as const)
    await test.step(mode, async () => {
      await element.evaluate((embed: VoiceConsultantElement, wanted) => embed.start(wanted), mode)
      const field = element.getByRole('textbox')
      await field.fill('What does it cost?')
      await field.press('Enter')
      await expect(element.locator('[data-role="user"]')).toHaveCount(1)
      for (const control of await element
        .locator('.vw-panel :is(button, a, textarea, input):visible')
        .all()) {
        await control.focus()
        await expect(control).toBeInViewport()
        const cover = await control.evaluate((node) => {
          const { x, y, width, height } = node.getBoundingClientRect()
          const top = (node.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2)
          return top?.closest('.vw-controls') !== node.closest('.vw-controls') ? node.textContent : null
        })
        expect(cover).toBeNull()
      }
      if (mode === 'voice') await hangUpOn(element)
    })
})

test('A script can start and stop it. Settings that are set again do not end its call, but taking it out of the page does', async ({
  page,
  openEmbed,
}) => {
  const created: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/call/web')) created.push(request.url())
  })
  const element = await openEmbed()
  const expectState = (state: string) => expect(element).toHaveAttribute('data-state', state)
  const expectSilence = () => expect.poll(() => page.locator('audio').count()).toBe(0)

  await test.step('settings that are set again, and another function for the token, do not end the call', async () => {
    await element.evaluate((embed: VoiceConsultantElement) => {
      embed.getToken = async () => 'a-token'
      embed.start()
    })
    await expectState('connected')
    const states = await element.evaluate((embed: VoiceConsultantElement) => {
      const seen: string[] = []
      embed.addEventListener('voice-state', () => seen.push(embed.dataset.state ?? ''))
      for (const { name, value } of embed.attributes) embed.setAttribute(name, value)
      embed.getToken = async () => 'another-token'
      return seen
    })
    expect(states).toEqual([])
    await expectState('connected')
    await element.evaluate((embed: VoiceConsultantElement) => embed.stop())
    await expectState('idle')
  })
  await test.step('taken away and put back, it is idle and starts no call by itself', async () => {
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
    await expectState('idle')
    await expectSilence()
    await element.getByRole('button', { name: voiceEmbed.talk }).hover()
    await page.waitForLoadState('networkidle')
    await expectState('idle')
    expect(created).toHaveLength(2)
    await talkTo(element)
    expect(created).toHaveLength(3)
  })
  await test.step('a name that it is given while it is moved is shown in the call, which goes on', async () => {
    await element.evaluate((consultant) => {
      const parent = consultant.parentElement
      consultant.remove()
      consultant.setAttribute('agent-name', 'Ada')
      parent?.append(consultant)
    })
    await expect(element.getByText('Ada').first()).toBeVisible()
    await expectState('connected')
  })
  await test.step('another assistant that it is given while it is away ends the call', async () => {
    await element.evaluate((consultant) => {
      const parent = consultant.parentElement
      consultant.remove()
      consultant.setAttribute('assistant-id', 'another')
      parent?.append(consultant)
    })
    await expectState('idle')
    await expectSilence()
  })
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
  const talkButton = element.getByRole('button', { name: voiceEmbed.talk })
  await talkButton.click()
  await expect(element.getByText(visitorText('not-configured').title)).toBeVisible()
  await expect(
    element.getByRole('link', { name: voiceEmbedPanel.failure.phone.replace('{phone}', EXAMPLE_PHONE) }),
  ).toBeVisible()
  await expect(element).toHaveAttribute('data-state', 'idle')
  expect(logged).toEqual([notice])

  await test.step('within the text of a page the error is inside the window and does not name this agency', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await element.evaluate((consultant) => {
      consultant.setAttribute('inline', '')
      document.body.style.margin = '0'
      document.body.prepend(consultant)
    })
    await talkButton.click()
    await expect(element.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(element.getByRole('link', { name: voiceEmbedPanel.failure.book })).toBeInViewport({
      ratio: 1,
    })
    await expect(element.getByText(discoveryLabelParts.middle)).toHaveCount(0)
  })
})

test('A script sets target, options, texts and tools, and gets messages', async ({ page, openEmbed }) => {
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

test('A script writes to the assistant, mutes the visitor and follows the tools, in a call that it starts and in a chat', async ({
  openEmbed,
}) => {
  const element = await openEmbed()
  const call = (use: (embed: VoiceConsultantElement) => unknown) => element.evaluate(use)
  await test.step('without a call nothing is sent, and the mute setting is kept for the next call', async () => {
    expect(
      await call((embed) => [embed.sendText('Hello?'), embed.addContext('On the pricing page')]),
    ).toEqual([false, false])
    await call((embed) => {
      const tools: object[] = []
      Object.assign(window, { tools })
      embed.addEventListener('voice-tool', (event) => {
        tools.push((event as CustomEvent<object>).detail)
        embed.dataset.tools = String(tools.length)
      })
      embed.registerTool('note_brief', { run: ({ budget }: { budget: string }) => `Noted ${budget}.` })
      embed.setMuted(true)
    })
    await expect(element).toHaveAttribute('data-muted', 'true')
  })
  const seenTools = () => call(() => Reflect.get(window, 'tools').splice(0))
  const runs = (id: unknown) => {
    const asked = { id, name: 'note_brief', args: { budget: '$8,000' } }
    return [
      { ...asked, status: 'started' },
      { ...asked, status: 'ended', result: '"Noted $8,000."' },
    ]
  }
  await test.step('what is sent while the code of a call loads waits for the call, which begins muted', async () => {
    const sent = await call((embed) => {
      embed.start()
      return [
        embed.sendText(' '),
        embed.sendText('Our budget is $8,000.'),
        embed.addContext('On the pricing page'),
      ]
    })
    expect(sent).toEqual([false, true, true])
    await expect(element.locator('[data-role="user"]')).toHaveText(/Our budget is \$8,000\./)
    await expect(element).toHaveAttribute('data-tools', '2')
    expect(await seenTools()).toEqual(runs(expect.any(String)))
    const mute = element.getByRole('button', { name: words.mute })
    await mute.click()
    await expect(element).toHaveAttribute('data-muted', 'false')
    expect(await call((embed) => embed.muted)).toBe(false)
    await call((embed) => embed.setMuted(true))
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
  })
  await hangUpOn(element)
  await test.step('a chat has the same', async () => {
    await call((embed) => {
      embed.dataset.tools = '0'
      embed.start('chat')
      embed.sendText('Our budget is $8,000.')
    })
    await expect(element).toHaveAttribute('data-tools', '2')
    expect(await seenTools()).toEqual(runs(expect.any(String)))
  })
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

test('A page can open its chat, which takes no focus and starts no call', async ({ page, embedSite }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await gotoWith(page, embedSite.url, ['open mode="chat"'])
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

test('Two on a page share one call, and each has its own chat', async ({ page, allowConsole, embedSite }) => {
  allowConsole(/The voice call was not started: busy/)
  await gotoWith(page, embedSite.url, ['id="one" inline', 'id="two" inline'])
  const [one, two] = [page.locator('#one'), page.locator('#two')]
  await talkTo(one)
  await two.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(two.getByText(visitorText('busy').title)).toBeVisible()
  await expect(one).toHaveAttribute('data-state', 'connected')
  await two.getByRole('button', { name: voiceEmbed.type }).click()
  await expect(two.getByRole('textbox', { name: words.type })).toBeFocused()
  await hangUpOn(one)
})
