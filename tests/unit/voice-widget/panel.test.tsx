import { memo } from 'react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { widgetCall } from '@/components/gallery/widget-call'
import { widgetStates } from '@/components/gallery/widget-states'
import { Panel, type PanelProps } from '@/components/voice/panel/panel'
import { usePanel } from '@/components/voice/panel/panel-context'
import { TextsProvider } from '@/components/voice/panel/texts'
import { voiceCopy } from '@/content/voice'
import { asShown } from '@/tests/support/shown-text'
import { facts } from '@/content/facts'
import { counted, fill, moneyOfCents } from '@/content/format'
import { callPriceCents } from '@/lib/pricing/call-price'
import { createVoiceError } from '@/lib/voice/error-messages'
import type { VoiceErrorCode } from '@/lib/voice/errors'
import type { VoiceCall } from '@/lib/voice/react'
import { createDeferred } from '@/tests/support/deferred'
import { fakeMediaQueries } from '@/tests/support/media-queries'

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has neither of these.
  fakeMediaQueries()
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => jest.useRealTimers())

const state = (name: string): PanelProps => {
  const props = widgetStates[name]
  if (!props) throw new Error(`The gallery has no state "${name}".`)
  return props
}

/** The panel in a state of the gallery, with some values of its call replaced. */
const show = (name: string, call: Partial<VoiceCall> = {}, props: Partial<PanelProps> = {}) =>
  render(<Panel {...state(name)} {...props} call={{ ...state(name).call, ...call }} />)

/** The first announcement comes once its region has been in the page for a moment. */
const waitForAnnouncement = () => act(() => void jest.advanceTimersByTime(100))

const button = (name: string) => screen.getByRole('button', { name })
const words = voiceCopy.connected

it.each(Object.keys(widgetStates))('Every state of the panel has a name and a title: %s', (name) => {
  show(name)
  const panel = screen.getByRole('region', { name: voiceCopy.panel })
  expect(within(panel).getAllByRole('heading')[0]).not.toBeEmptyDOMElement()
})

it('A word of the transcript does not draw again what only reads the panel’s context', () => {
  const draw = jest.fn()
  const Reader = memo(function Reader() {
    usePanel()
    draw()
    return null
  })
  const strip = <Reader />
  const props = { ...state('connected: listening'), belowTranscript: strip }
  const { rerender } = render(<Panel {...props} />)
  const drawn = draw.mock.calls.length
  const line = { id: 'new', role: 'user', text: 'One', partial: true, atMs: 0 } as const
  rerender(<Panel {...props} call={{ ...props.call, transcript: [...props.call.transcript, line] }} />)
  expect(draw).toHaveBeenCalledTimes(drawn)
})

describe('What is announced', () => {
  it('is put into a region that was there before, before the first sound', () => {
    show('connecting: placing the call')
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    waitForAnnouncement()
    expect(region).toHaveTextContent(voiceCopy.announce.connecting)
  })

  it('names a mute that lasts from the call before', () => {
    show('connecting: placing the call', { muted: true })
    waitForAnnouncement()
    expect(screen.getByRole('status')).toHaveTextContent(voiceCopy.notices.stillMuted)
  })

  it('of a weak connection comes into a region that was there before', () => {
    const { rerender } = show('connected: listening')
    const regions = screen.getAllByRole('status')
    const { call, ...props } = state('connected: listening')
    rerender(<Panel {...props} call={{ ...call, networkQuality: 'very-low' }} />)
    const region = screen.getByText(voiceCopy.notices.network).closest('[role="status"]')
    expect(regions).toContain(region)
  })

  it('of a copied transcript says that it was copied', async () => {
    const writeText = jest.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    show('ended: with a transcript')
    await act(async () => void fireEvent.click(button(voiceCopy.summary.copy)))
    expect(writeText).toHaveBeenCalled()
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(regions).toContain(voiceCopy.summary.copied)
  })
})

it('The volume is said in words', () => {
  show('connected: listening')
  fireEvent.click(button(words.settings))
  expect(screen.getByRole('slider', { name: voiceCopy.settings.volume })).toHaveAttribute(
    'aria-valuetext',
    fill(voiceCopy.settings.volumeValue, { percent: 100 }),
  )
})

describe('In a call', () => {
  it.each([
    ['a muted microphone', { muted: true }, {}, voiceCopy.announce.muted],
    [
      'a dropped connection',
      {},
      { view: { kind: 'connected', reconnecting: true } },
      voiceCopy.announce.reconnecting,
    ],
  ] as const)('%s is announced once', (_, call, props, announcement) => {
    show('connected: listening', call, props)
    waitForAnnouncement()
    const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announcements.filter(Boolean)).toEqual([announcement])
  })

  it('a line that comes late is announced too, where newer ones stand below it', () => {
    const line = (id: string) => ({ id, role: 'user', text: `Line ${id}.`, partial: false, atMs: 0 }) as const
    const { call, ...props } = state('connected: listening')
    const said = ['1', '2', '3', '4'].map(line)
    const panel = (transcript: VoiceCall['transcript']) => <Panel {...props} call={{ ...call, transcript }} />
    const { rerender, container } = render(panel(said))
    const announced = () =>
      [...container.querySelectorAll('[data-live-lines] p')].map(({ textContent }) => textContent.slice(-2))
    expect(announced()).toEqual(['2.', '3.', '4.'])
    rerender(panel([line('5'), ...said]))
    expect(announced()).toEqual(['3.', '4.', '5.'])
    rerender(panel([line('1')]))
    expect(announced()).toEqual(['1.'])
  })

  it('the button that turns the blocked sound on moves the focus to the title, because the button is removed', () => {
    const resumeAudio = jest.fn(async () => {})
    show('connected: listening', { audioBlocked: true, resumeAudio })
    const hear = button(voiceCopy.notices.resumeAudio)
    hear.focus()
    fireEvent.click(hear)
    expect(resumeAudio).toHaveBeenCalledTimes(1)
    expect(screen.getAllByRole('heading')[0]).toHaveFocus()
  })
})

describe('Recording', () => {
  it('can be refused while the call connects', () => {
    const onRecording = jest.fn()
    show('connecting: placing the call', {}, { onRecording })
    fireEvent.click(button(voiceCopy.recording.goOnWithout), { detail: 1 })
    expect(onRecording).toHaveBeenCalledWith(false)
  })

  it('that was refused is no longer announced as possible while the call connects', () => {
    show(
      'connecting: placing the call',
      {},
      { recording: { ofCall: 'off', choice: undefined }, consent: 'It may be recorded.' },
    )
    expect(screen.getByText(voiceCopy.recording.off, { exact: false })).toBeVisible()
    expect(screen.queryByText(/may be recorded/)).toBeNull()
  })

  it('is in the settings with the day on which it was agreed to, and can be withdrawn', () => {
    const onRecording = jest.fn()
    show('connected: listening', {}, { onRecording })
    fireEvent.click(button(words.settings))
    expect(screen.getByText(new RegExp(fill(voiceCopy.recording.allowedOn, { day: '.*2026' })))).toBeVisible()
    fireEvent.click(button(voiceCopy.recording.goOnWithout))
    expect(onRecording).toHaveBeenCalledWith(false)
  })
})

describe('While it connects', () => {
  it('can be cancelled, once for a double click', () => {
    const stop = jest.fn(async () => {})
    show('connecting: placing the call', { stop })
    fireEvent.click(button(voiceCopy.connecting.cancel), { detail: 1 })
    fireEvent.click(button(voiceCopy.connecting.cancel), { detail: 2 })
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('says that the visitor is still muted from the call before, and unmutes', () => {
    const setMuted = jest.fn()
    show('connecting: placing the call', { muted: true, setMuted })
    expect(screen.getByText(voiceCopy.notices.stillMuted)).toBeVisible()
    button(words.unmute).focus()
    fireEvent.click(button(words.unmute))
    expect(setMuted).toHaveBeenCalledWith(false)
    expect(screen.getByRole('heading', { name: voiceCopy.connecting.title })).toHaveFocus()
  })

  it('takes the focus when it was started from the summary of the call before', () => {
    const { rerender } = show('ended: with a transcript')
    screen.getByRole('heading').blur()
    rerender(<Panel {...state('connecting: placing the call')} />)
    expect(screen.getByRole('heading', { name: voiceCopy.connecting.title })).toHaveFocus()
  })
})

it('offers to call again with one click after a call whose connection was lost', () => {
  const onTalk = jest.fn()
  const error = createVoiceError({ code: 'connection-lost', stage: 'live' })
  show('ended: with a transcript', {}, { view: { kind: 'ended', reason: 'connection-lost', error }, onTalk })
  fireEvent.click(screen.getByRole('button', { name: voiceCopy.chat.goOnTalking }))
  expect(onTalk).toHaveBeenCalledTimes(1)
})

describe('The notice that an AI speaks, and that it may be recorded,', () => {
  it.each(['connected: nothing said yet', 'connected: listening', 'reconnecting'])('stands in %s', (name) => {
    show(name)
    expect(screen.getByText(words.disclosure)).toBeVisible()
  })

  it('stays when the panel is made small', () => {
    show('connected: listening', {}, { isFolded: true })
    expect(button(words.restore)).toBeVisible()
    expect(screen.getByText(words.disclosure)).toBeVisible()
  })
})

describe('In a call', () => {
  it('sends what is typed, and keeps it when it is refused', () => {
    const onSend = jest.fn((text: string) => text !== 'refused')
    show('connected: listening', {}, { onSend })
    const input = screen.getByRole('textbox', { name: words.type })
    fireEvent.change(input, { target: { value: ' What does it cost? ' } })
    fireEvent.click(button(words.send))
    expect(onSend).toHaveBeenCalledWith('What does it cost?')
    expect(input).toHaveValue('')
    fireEvent.change(input, { target: { value: 'refused' } })
    fireEvent.click(button(words.send))
    expect(input).toHaveValue('refused')
    expect(screen.getByRole('alert')).toHaveTextContent(words.notSent)
  })

  const said = (role: 'user' | 'assistant', text: string, partial = false) =>
    ({ id: text, role, text, partial, atMs: 0 }) as const

  it.each([
    ['listening', 'while nobody speaks', {}, {}],
    ['speaking', 'while the assistant speaks', { isSpeaking: true }, {}],
    ['thinking', 'after the visitor’s last word', { transcript: [said('user', 'What does it cost?')] }, {}],
    ['listening', 'while the visitor speaks', { transcript: [said('user', 'What does', true)] }, {}],
    ['muted', 'while muted', { muted: true }, {}],
    ['reconnecting', 'on a lost line', {}, { view: { kind: 'connected', reconnecting: true } }],
  ] as const)('has a mark of its own: %s, %s', (moment, _, call, props) => {
    const { container } = show('connected: listening', { transcript: [], ...call }, props)
    expect(container.querySelector('[data-moment]')).toHaveAttribute('data-moment', moment)
  })

  it('marks a sentence in which the assistant was stopped, and not one that is still spoken', () => {
    const transcript = [
      said('assistant', 'I can help.'),
      said('assistant', 'Pick the time in the'),
      said('assistant', 'Which day', true),
    ]
    const { container } = show('connected: listening', { transcript })
    const cut = [...container.querySelectorAll('[data-cut]')].map(({ textContent }) => textContent)
    expect(cut).toEqual(['Pick the time in the'])
  })

  it('shows what it costs so far', () => {
    const durationMs = jest.fn(() => 60_000)
    show('connected: listening', { durationMs })
    // Testing Library reads the space before a currency as an ordinary one.
    const price = (seconds: number) =>
      moneyOfCents(callPriceCents(seconds, facts.callCentsPerMinute)).replace('\u00a0', ' ')
    expect(screen.getByText(price(60))).toBeVisible()
    durationMs.mockReturnValue(180_000)
    act(() => void jest.advanceTimersByTime(250))
    expect(screen.getByText(price(180))).toBeVisible()
  })

  it.each([
    ['connected: another app has the sound', 'system'],
    ['connected: microphone disconnected', 'microphone-gone'],
    ['connected: loudspeaker disconnected', 'speaker-gone'],
  ] as const)('shows what the device does to it (%s)', (name, interruption) => {
    show(name)
    expect(screen.getByText(voiceCopy.notices.interruptions[interruption])).toBeVisible()
  })

  it('offers no other call where the page does not allow the microphone', () => {
    show('connected: listening', { microphone: 'forbidden' })
    expect(screen.getByText(/not allowed here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: voiceCopy.notices.callAgain })).toBeNull()
  })

  it('goes on, with its transcript, while the microphone is still blocked', async () => {
    const stop = jest.fn(async () => {})
    const onCallAgain = jest.fn()
    const checkMicrophone = jest.fn(async () => false)
    show('connected: listening', { stop, microphone: 'denied', checkMicrophone }, { onCallAgain })
    fireEvent.click(button(voiceCopy.notices.callAgain))
    expect(await screen.findByText(voiceCopy.notices.stillUnavailable)).toBeVisible()
    expect(stop).not.toHaveBeenCalled()
    expect(onCallAgain).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[data-role]').length).toBeGreaterThan(0)
  })

  it('can be made again once the microphone is available', async () => {
    const calledAgain = new Promise<void>((onCallAgain) =>
      show(
        'connected: listening',
        { microphone: 'denied', checkMicrophone: async () => true },
        { onCallAgain },
      ),
    )
    fireEvent.click(button(voiceCopy.notices.callAgain))
    await expect(calledAgain).resolves.toBeUndefined()
  })

  it('is not made again when the visitor hangs up before the microphone is available', async () => {
    const prompt = createDeferred<boolean>()
    const onCallAgain = jest.fn()
    const call = { microphone: 'denied', checkMicrophone: () => prompt.promise } as const
    const { unmount } = show('connected: listening', call, { onCallAgain })
    fireEvent.click(button(voiceCopy.notices.callAgain))
    unmount()
    await act(async () => prompt.resolve(true))
    expect(onCallAgain).not.toHaveBeenCalled()
  })

  /** The settings of a call, on a device with two microphones of the same name. */
  const openSettings = async (call: Partial<VoiceCall>) => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        enumerateDevices: async () =>
          ['usb', 'usb 2'].map((deviceId) => ({ kind: 'audioinput', deviceId, label: 'USB' })),
      }),
    })
    show('connected: listening', call)
    await act(async () => fireEvent.click(button(words.settings)))
    const microphone = screen.getByLabelText(voiceCopy.settings.microphone)
    return { microphone, choose: (value: string) => fireEvent.change(microphone, { target: { value } }) }
  }

  it('keeps a volume that is moved while a microphone is being chosen', async () => {
    const switched = createDeferred<boolean>()
    const { microphone, choose } = await openSettings({
      setDevices: () => switched.promise,
      setVolume: () => {},
    })
    choose('usb')
    const volume = screen.getByRole('slider')
    fireEvent.change(volume, { target: { value: '40' } })
    await act(async () => switched.resolve(true))
    expect(volume).toHaveValue('40')
    expect(microphone).toHaveValue('usb')
  })

  it('tells two microphones of the same name apart', async () => {
    const { microphone } = await openSettings({})
    const names = within(microphone)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([voiceCopy.settings.systemDefault, 'USB', 'USB 2'])
  })

  it.each([true, false])('shows the microphone that was chosen last (%s)', async (taken) => {
    const first = createDeferred<boolean>()
    const answers = [first.promise, Promise.resolve(true)]
    const { microphone, choose } = await openSettings({
      setDevices: async () => (await answers.shift()) ?? true,
    })
    choose('usb')
    await act(async () => choose('usb 2'))
    await act(async () => first.resolve(taken))
    expect(microphone).toHaveValue('usb 2')
    expect(screen.queryByText(voiceCopy.settings.refused)).toBeNull()
  })
})

describe('In a chat', () => {
  const { chat } = voiceCopy

  it('says that an AI answers, and shows no control of a microphone', () => {
    show('chat: an answer arrives')
    expect(screen.getByText(chat.consent, { exact: false })).toBeVisible()
    expect(screen.queryByRole('button', { name: words.mute })).toBeNull()
  })

  it('is announced as open once, and not after each answer', () => {
    const { rerender } = show('chat: nothing written yet')
    waitForAnnouncement()
    const announced = () => screen.getAllByRole('status')[0]?.textContent
    expect(announced()).toBe(voiceCopy.announce.chat)
    for (const [phase, announcement] of [
      ['waiting', voiceCopy.announce.chatWaiting],
      ['answering', ''],
      ['ready', ''],
    ] as const) {
      rerender(<Panel {...state('chat: an answer arrives')} view={{ kind: 'chat', chat: { phase } }} />)
      expect(announced()).toBe(announcement)
    }
  })

  it('goes on by voice, once for a double click', () => {
    const onTalk = jest.fn()
    show('chat: an answer arrives', {}, { onTalk })
    fireEvent.click(button(chat.talkInstead), { detail: 1 })
    fireEvent.click(button(chat.talkInstead), { detail: 2 })
    expect(onTalk).toHaveBeenCalledTimes(1)
  })

  it('says that no answer came, and asks again', () => {
    const onRetryChat = jest.fn()
    show('chat: no answer', {}, { onRetryChat })
    expect(screen.getByRole('alert')).toHaveTextContent(chat.failed)
    fireEvent.click(button(chat.retry))
    expect(onRetryChat).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox', { name: words.type })).toHaveFocus()
  })

  it.each([
    ['connecting: microphone asked for', chat.typeInstead],
    ['connected: listening', chat.typeShort],
    ['failed: microphone-denied', chat.typeInstead],
    ['ended: a chat', chat.goOnTyping],
  ])('is offered when the call is %s', (name, label) => {
    const onType = jest.fn()
    show(name, {}, { onType })
    fireEvent.click(button(label))
    expect(onType).toHaveBeenCalledTimes(1)
  })
})

describe('After a call', () => {
  it('counts the time of the call', () => {
    show('ended: with a transcript')
    const price = moneyOfCents(callPriceCents(8, facts.callCentsPerMinute))
    const lasted = fill(voiceCopy.summary.lasted, { time: counted(8, 'second'), price })
    expect(screen.getByText(asShown(lasted), { exact: false })).toBeVisible()
  })

  it('that went on in writing, it is the call that has ended', () => {
    show('ended: with a transcript', {}, { view: { kind: 'ended', reason: 'chat' } })
    expect(screen.getByRole('heading', { name: voiceCopy.summary.title })).toBeVisible()
  })

  it('mentions booking only where there is a page for it', () => {
    const { contact } = state('ended: with a transcript')
    show('ended: with a transcript', {}, { contact: { ...contact, bookUrl: undefined } })
    expect(screen.queryByText(voiceCopy.summary.bookNote)).toBeNull()
  })
})

test.each([
  ['connected: listening', voiceCopy.connected.book],
  ['ended: with a transcript', voiceCopy.summary.book],
])('the booking of the panel “%s” has what was noted', (name, label) => {
  const { contact } = state(name)
  const bookWithNotesUrl = `${contact.bookUrl}?notes=Thursday`
  show(name, {}, { contact: { ...contact, bookWithNotesUrl } })
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', bookWithNotesUrl)
})

describe('A failed call', () => {
  const failed = (code: VoiceErrorCode, props: Partial<PanelProps> = {}) => show(`failed: ${code}`, {}, props)

  it('says where this browser allows the microphone', () => {
    failed('microphone-denied', { browser: 'firefox' })
    expect(screen.getByRole('alert')).toHaveTextContent(voiceCopy.microphoneHelp.firefox)
  })

  it('offers the next try and the ways to reach a person', () => {
    const onCallAgain = jest.fn()
    failed('connection-lost', { onCallAgain })
    fireEvent.click(button(voiceCopy.failure.retry))
    expect(onCallAgain).toHaveBeenCalledTimes(1)
    expect(
      screen.getByRole('link', { name: fill(voiceCopy.failure.phone, { phone: '+1 555 010 0142' }) }),
    ).toHaveAttribute('href', 'tel:+15550100142')
  })

  it('shows technical advice to the person who sets the site up, and to no visitor', () => {
    const { unmount } = failed('not-configured', { setupHelp: 'Set the key.' })
    expect(screen.getByRole('alert')).toHaveTextContent('Set the key.')
    unmount()
    failed('not-configured')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Set the key.')
  })

  describe('in another language', () => {
    const german = { title: 'Sie sind offline', advice: 'Verbindung prüfen.' }
    const showInGerman = (props: PanelProps) =>
      render(
        <TextsProvider value={{ ...voiceCopy, errors: { offline: german } }}>
          <Panel {...props} call={widgetCall()} />
        </TextsProvider>,
      )

    it('is said so', () => {
      showInGerman(state('failed: offline'))
      expect(screen.getByRole('heading', { name: german.title })).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(german.advice)
    })

    it('the name of the sound settings begins with the word below their icon, if it does not have it', () => {
      const connected = {
        ...voiceCopy.connected,
        settings: 'Geräte und Einstellungen',
        settingsShort: 'Ton',
      }
      render(
        <TextsProvider value={{ ...voiceCopy, connected }}>
          <Panel {...state('connected: speaking')} call={widgetCall()} />
        </TextsProvider>,
      )
      expect(button('Ton: Geräte und Einstellungen')).toHaveTextContent('Ton')
    })

    it('says so too why a chat has no answer', () => {
      const error = createVoiceError({ code: 'offline', stage: 'live' })
      showInGerman({
        ...state('chat: no answer'),
        view: { kind: 'chat', chat: { phase: 'failed', error } },
      })
      expect(screen.getByRole('alert')).toHaveTextContent(german.advice)
    })
  })
})
