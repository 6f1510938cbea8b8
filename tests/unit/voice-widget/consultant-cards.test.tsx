import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShellProvider } from '@/components/layout/page-link'
import { PanelProvider, type PanelContextValue } from '@/components/voice/panel/panel-context'
import {
  BriefToCorrect,
  ConsultationResult,
  ConsultationStrip,
} from '@/components/voice/tools/consultant-cards'
import { BriefReplies, questionIn } from '@/components/voice/tools/brief-replies'
import { createConsultation } from '@/components/voice/tools/consultation'
import { briefCopy } from '@/content/brief'
import type { ConsultantToolName } from '@/content/consultant-tools'
import { assumedCallMinutes } from '@/content/contract-figures'
import { counted, fill, money } from '@/content/format'
import { pages } from '@/content/pages'
import { audioFocus } from '@/lib/listening/audio-focus'
import { runningCost, type CallVolume } from '@/lib/pricing/running-cost'
import { emptyBrief, type Brief } from '@/lib/booking/brief/brief'
import { contact } from '@/lib/booking/contact'
import type { ClientTool } from '@/lib/voice/react'
import { detailsIn, wishIn } from '@/scripts/sandbox/answers/details'
import { volumeIn } from '@/scripts/sandbox/answers/figures'
import { LINES } from '@/scripts/sandbox/answers/lines'
import { askForCalls } from '@/scripts/sandbox/answers/sums'
import { asShown } from '@/tests/support/shown-text'
import { fakeShell } from '@/tests/support/fake-shell'
import { itWhileSample } from '@/tests/support/while-sample'
import { brand } from '@/content/brand'

const { cards, labels } = briefCopy
const recording = { id: 'follow-up-call', title: 'A call', url: '/audio/a-call.mp3' }
// The content's own may be deleted.
jest.mock('@/content/recordings', () => ({
  recordings: [{ id: 'follow-up-call', title: 'A call', url: '/audio/a-call.mp3' }],
  tradeRecordings: [],
}))

/** A conversation in which the test uses the consultant's tools. `isBusy`: the visitor is typing, say. */
function consult({ isBusy = false, showVolume = (): boolean => false, unfoldPanel = () => {} } = {}) {
  const tools = new Map<string, (args: unknown) => void>()
  const consultation = createConsultation({
    registerTool: <Args,>(name: string, { parse, run }: ClientTool<Args>) => {
      const call = { id: '1', name, arguments: {} }
      tools.set(name, (args) => void run((parse?.(args) ?? args) as Args, call as never))
      return () => tools.delete(name)
    },
    showPage: () => !isBusy,
    showVolume,
    unfoldPanel,
  })
  const use = (name: ConsultantToolName, args: object) => act(() => tools.get(name)?.(args))
  return { consultation, use }
}

type Consulted = ReturnType<typeof consult>
const navigate = jest.fn()
beforeEach(() => navigate.mockReset())

const sent: string[] = []
beforeEach(() => sent.splice(0))
const folded: boolean[] = []
const panel = {
  onSend: (text: string) => sent.push(text) > 0,
  onFold: (isFolded: boolean) => folded.push(isFolded),
} as unknown as PanelContextValue
afterEach(() => {
  folded.splice(0)
  jest.restoreAllMocks()
})

/** The values of the sentence on a sum. */
function sumOf(volume: CallVolume) {
  const { minutesPerMonth, monthly, priceWithModels, pricePerMonth } = runningCost(volume)
  return {
    calls: counted(volume.calls, 'call'),
    period: volume.period,
    minutes: counted(volume.minutesPerCall, 'minute'),
    total: counted(minutesPerMonth, 'connectedMinute'),
    connected: money(monthly.minutes),
    withModels: money(Math.round(priceWithModels)),
    inAll: money(Math.round(pricePerMonth)),
  }
}

const show = (View: typeof ConsultationStrip | typeof ConsultationResult, { consultation }: Consulted) =>
  render(
    <ShellProvider value={fakeShell(navigate)}>
      <PanelProvider value={panel}>
        <View consultation={consultation} />
      </PanelProvider>
    </ShellProvider>,
  )

const strip = () => screen.queryByRole('region', { name: cards.title })
const cardTexts = () =>
  within(strip()!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const announced = () => screen.getAllByRole('status')[0]

describe('What the consultant does in a conversation', () => {
  let consulted: Consulted
  const open = (options?: Parameters<typeof consult>[0]) => {
    consulted = consult(options)
    show(ConsultationStrip, consulted)
  }

  it('is announced when it turns to a page, which the visitor sees on the page itself', () => {
    open()
    consulted.use('show_page', { page: 'pricing' })
    expect(announced()).toHaveTextContent(fill(cards.page, { page: pages.pricing.label }))
    expect(strip()).toBeNull()
  })

  it('is announced on a phone with a button that shows the page beneath the panel, until the next question', async () => {
    jest.replaceProperty(window, 'innerWidth', 360)
    open()
    consulted.use('show_page', { page: 'pricing' })
    expect(within(strip()!).getByText(fill(cards.page, { page: pages.pricing.label }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: cards.see }))
    expect(folded).toEqual([true])
    act(() => consulted.consultation.dropOffers())
    expect(strip()).toBeNull()
  })

  it('is to offer the page to a visitor who is busy, who opens it later', async () => {
    open({ isBusy: true })
    consulted.use('show_page', { page: 'pricing' })
    const text = fill(cards.pageOffered, { page: pages.pricing.label })
    expect(cardTexts()[0]).toContain(text)
    expect(announced()).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('link', { name: `${cards.open} ${pages.pricing.label}` }))
    expect(navigate).toHaveBeenCalledWith({ page: 'pricing', section: undefined })
  })

  it('is a sum, with what it is the sum of', () => {
    open()
    consulted.use('estimate_cost', { period: 'day', calls: 100, minutesPerCall: 3 })
    const sum = sumOf({ calls: 100, period: 'day', minutesPerCall: 3 })
    const rows = ['connected', 'withModels'] as const
    expect(screen.getByText(cards.bill.inAll).closest('summary')).toHaveTextContent(
      asShown(`${cards.bill.inAll} ${sum.inAll}`),
    )
    expect(cardTexts()).toHaveLength(1)
    expect(screen.getByText(cards.bill.inAll).closest('details')).not.toHaveAttribute('open')
    expect(cardTexts()[0]).toContain(
      [fill(cards.bill.of, sum), ...rows.flatMap((row) => [fill(cards.bill[row], sum), sum[row]])].join(''),
    )
    expect(announced()).toHaveTextContent(asShown(fill(cards.cost, sum)))
  })

  it('is a sum for the period that was said, and says that the length of a call is assumed', () => {
    open()
    consulted.use('estimate_cost', { calls: 300, period: 'month' })
    const volume = { calls: 300, period: 'month', minutesPerCall: assumedCallMinutes } as const
    expect(cardTexts()[0]).toContain(`${fill(cards.bill.of, sumOf(volume))}. ${cards.costAssumed}`)
    expect(announced()).toHaveTextContent(asShown(`${fill(cards.cost, sumOf(volume))} ${cards.costAssumed}`))
  })

  it('unfolds the panel where it has something to press, and a sum only where the page does not show it', () => {
    const unfolded: string[] = []
    let isOnPage = false
    const { use } = consult({ showVolume: () => isOnPage, unfoldPanel: () => void unfolded.push('card') })
    use('show_page', { page: 'pricing' })
    use('offer_booking', { call: 'discovery' })
    expect(unfolded).toHaveLength(0)
    use('show_recording', { recording: recording.id })
    use('offer_choices', { first: 'What does it cost?', second: 'Is there a contract?' })
    use('estimate_cost', { period: 'day', calls: 40 })
    expect(unfolded).toHaveLength(3)
    isOnPage = true
    use('estimate_cost', { period: 'day', calls: 50 })
    expect(unfolded).toHaveLength(3)
  })

  it('is up to three questions, of which a tap asks one', async () => {
    open()
    consulted.use('offer_choices', { first: 'What does it cost?', second: 'Is there a contract?' })
    await userEvent.click(screen.getByRole('button', { name: 'Is there a contract?' }))
    expect(sent).toEqual(['Is there a contract?'])
  })

  it('is no question of an earlier turn', () => {
    open()
    consulted.use('offer_choices', { first: 'What does it cost?' })
    act(() => consulted.consultation.dropOffers())
    expect(screen.queryByRole('button', { name: 'What does it cost?' })).toBeNull()
  })

  it('is shown alone where it is the newest, so that the transcript keeps its space', () => {
    open()
    consulted.use('offer_booking', { call: 'discovery' })
    consulted.use('estimate_cost', { period: 'day', calls: 10, minutesPerCall: 3 })
    expect(cardTexts()).toEqual([expect.stringContaining(counted(10, 'call'))])
  })

  it('is, in a role play, the line of the diary', () => {
    open()
    consulted.use('write_diary', { time: '8:40', entry: 'tomorrow, Doctor Osei', name: 'Anna Weber' })
    const text = fill(cards.diary.written, { time: '8:40', entry: 'Anna Weber, tomorrow, Doctor Osei' })
    expect(cardTexts()[0]).toContain('Anna Weber, tomorrow, Doctor Osei')
    expect(announced()).toHaveTextContent(text)
  })

  it('is a booking, with a link to the scheduling page in a new tab', () => {
    open()
    consulted.use('offer_booking', { call: 'discovery' })
    expect(cardTexts()[0]).toContain(cards.booking.discovery)
    expect(announced()).toHaveTextContent(cards.booking.discovery)
    const link = screen.getByRole('link', { name: cards.bookingButton })
    expect(link).toHaveAttribute('href', contact.discoveryCallUrl)
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('offers the discovery call once: by the brief alone when that is complete', () => {
    open()
    consulted.use('offer_booking', { call: 'discovery' })
    consulted.use('note_brief', { name: 'Ada', business: 'Harbor Dental', problem: 'Missed calls' })
    expect(screen.getByRole('link', { name: cards.bookingButton })).toBeVisible()
    consulted.use('note_brief', { day: 'Thursday at ten' })
    expect(screen.queryByRole('link', { name: cards.bookingButton })).toBeNull()
    expect(screen.getByRole('link', { name: briefCopy.book })).toBeVisible()
  })

  it('is a note in the brief', () => {
    open()
    consulted.use('note_brief', { name: 'Ada', timing: 'March' })
    expect(announced()).toHaveTextContent(fill(cards.noted, { fields: `${labels.timing}, ${labels.name}` }))
    expect(within(strip()!).getByText('March')).toBeVisible()
    expect(within(strip()!).queryByText(briefCopy.notes.contact)).toBeNull()
    consulted.use('note_brief', { timing: '' })
    expect(within(strip()!).queryByText('March')).toBeNull()
  })

  it('is a note that shows all that is known of its row, as all of it is underlined', () => {
    open()
    consulted.use('note_brief', { business: 'Osteria Nove', industry: 'restaurant', budget: '5,000' })
    consulted.use('note_brief', { service: 'voice', problem: 'Missed calls', size: '2 locations' })
    expect(within(strip()!).getByText('Osteria Nove, restaurant, 2 locations')).toBeVisible()
    const wish = `${briefCopy.services.voice}, “Missed calls”, 5,000`
    expect(within(strip()!).getByText(wish)).toBeVisible()
  })

  it('is a note that stays the one in sight, whatever is done since', () => {
    open()
    consulted.use('note_brief', { day: 'Tuesday' })
    consulted.use('note_brief', { name: 'Ada Lovelace' })
    consulted.use('offer_booking', { call: 'discovery' })
    expect(strip()!.querySelector('[data-latest]')).toHaveAttribute('data-fact-row', 'name')
  })

  it('can be corrected in the brief even if nothing is left of it meanwhile', async () => {
    open()
    consulted.use('note_brief', { name: 'Ada' })
    await userEvent.click(screen.getByText(briefCopy.title))
    const name = screen.getByRole('textbox', { name: labels.name })
    await userEvent.clear(name)
    expect(name).toHaveFocus()
    await userEvent.type(name, 'Grace')
    expect(name).toHaveValue('Grace')
  })

  it('is gone when it has taken back all that it noted', () => {
    open()
    consulted.use('note_brief', { name: 'Ada' })
    consulted.use('note_brief', { name: '' })
    expect(strip()).toBeNull()
  })

  it('is gone when another conversation begins, as is what the visitor has written into the brief', () => {
    open()
    consulted.use('show_page', { page: 'pricing' })
    act(() => consulted.consultation.edit('name', 'Ada'))
    act(() => consulted.consultation.reset())
    expect(strip()).toBeNull()
    expect(announced()).toBeEmptyDOMElement()
  })
})

describe('A recording that the consultant offers', () => {
  const offer = async () => {
    const consulted = consult()
    const view = show(ConsultationStrip, consulted)
    consulted.use('show_recording', { recording: recording.id })
    return { ...view, player: await screen.findByLabelText<HTMLAudioElement>(recording.title) }
  }

  it('says that it could not be loaded, if the content no longer has it', async () => {
    const consulted = consult()
    show(ConsultationStrip, consulted)
    consulted.use('show_recording', { recording: 'deleted' })
    expect(await screen.findByRole('alert')).toHaveTextContent(cards.recordingFailed)
  })

  it('has a name and the browser’s own controls, and has no more than its length fetched before it is played', async () => {
    const { player } = await offer()
    expect(announced()).toHaveTextContent(cards.recordingOffered)
    expect(cardTexts()).toEqual([fill(cards.recording, { title: recording.title })])
    expect(player).toHaveAttribute('controls')
    expect(player).toHaveAttribute('preload', 'metadata')
    expect(player.src).toContain(recording.url)
  })

  it('is played alone: the call falls silent, and goes on after it', async () => {
    const call = { pause: jest.fn(), resume: jest.fn() }
    audioFocus.started(call)
    const { player } = await offer()
    fireEvent.play(player)
    expect(call.pause).toHaveBeenCalledTimes(1)
    fireEvent.pause(player)
    expect(call.resume).toHaveBeenCalledTimes(1)
    audioFocus.stopped(call)
  })

  it.each([
    ['cannot be played', (player: HTMLElement) => fireEvent.error(player)],
    ['is removed while it plays', (_player: HTMLElement, unmount: () => void) => unmount()],
  ])('gives the sound back to the call when it %s', async (_what, happen) => {
    const call = { pause: () => {}, resume: jest.fn() }
    audioFocus.started(call)
    const { player, unmount } = await offer()
    fireEvent.play(player)
    happen(player, unmount)
    expect(call.resume).toHaveBeenCalledTimes(1)
    audioFocus.stopped(call)
  })

  it('is paused when another recording starts', async () => {
    const { player } = await offer()
    const pause = jest.spyOn(player, 'pause').mockImplementation(() => {})
    fireEvent.play(player)
    const other = { pause: () => {} }
    audioFocus.started(other)
    expect(pause).toHaveBeenCalledTimes(1)
    audioFocus.stopped(other)
  })
})

describe('The slip on which the brief is noted', () => {
  it('has a line for each thing that was said, and none for the rest', () => {
    const consulted = consult()
    show(ConsultationStrip, consulted)
    const lines = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
    const { notes } = briefCopy
    consulted.use('note_brief', { industry: 'dental practice' })
    expect(lines()).toEqual([notes.business])
    consulted.use('note_brief', { name: 'Anna Rossi' })
    expect(lines()).toEqual([notes.name, notes.business])
  })
})

describe('What the visitor may say next', () => {
  const { volume, rows, more, ownWords } = briefCopy.replies
  const labelsOf = ({ replies }: { replies: readonly { label: string }[] }) =>
    replies.map(({ label }) => label)
  const next = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

  it('answers the first empty row of the brief, and is a question when these rows are full', () => {
    const { rerender } = render(<BriefReplies brief={emptyBrief} question={undefined} onSend={jest.fn()} />)
    const show = (known: Partial<Brief>) =>
      rerender(<BriefReplies brief={{ ...emptyBrief, ...known }} question={undefined} onSend={jest.fn()} />)
    expect(next()).toEqual(labelsOf(rows.business))
    show({ industry: 'Clinics' })
    expect(next()).toEqual(labelsOf(rows.wish))
    show({ industry: 'Clinics', service: 'voice' })
    expect(next()).toEqual(labelsOf(rows.day))
    show({ industry: 'Clinics', service: 'voice', day: 'Monday' })
    expect(next()).toEqual(labelsOf(more))
  })

  const repliesTo = (said: string) => {
    const { unmount } = render(
      <BriefReplies brief={emptyBrief} question={questionIn(said)} onSend={jest.fn()} />,
    )
    const labels = next()
    unmount()
    return labels
  }

  it.each([
    [`Thank you. ${rows.business.intro}`, rows.business],
    [rows.wish.intro, rows.wish],
    [rows.day.intro, rows.day],
    [more.intro, more],
  ])('answers the question of the panel: %s', (said, offered) => {
    expect(repliesTo(said)).toEqual(labelsOf(offered))
  })

  itWhileSample(brand)('answers the questions that the sandbox’s consultant asks', () => {
    for (const [said, offered] of [
      [LINES.askVolume, volume],
      [askForCalls(3), volume],
      [LINES.askService, rows.wish],
      [LINES.askDay, rows.day],
    ] as const)
      expect(repliesTo(said)).toEqual(labelsOf(offered))
  })

  it.each([LINES.askPhone, LINES.askName, LINES.askProduct])(
    'is a question as well where only they know the answer: %s',
    (said) => {
      render(<BriefReplies brief={emptyBrief} question={questionIn(said)} onSend={jest.fn()} />)
      expect(screen.getByText(ownWords)).toBeVisible()
      expect(next()).toEqual(labelsOf(more))
    },
  )

  itWhileSample(brand)('fills the row that it is offered for', () => {
    for (const { ask } of volume.replies) expect([ask, volumeIn(ask).calls]).not.toContain(undefined)
    for (const { ask } of rows.business.replies)
      expect([ask, detailsIn(ask).industry]).not.toContain(undefined)
    for (const { ask } of rows.wish.replies) expect([ask, wishIn(ask).wants.length]).not.toContain(0)
    for (const { ask } of rows.day.replies) expect([ask, detailsIn(ask).day]).not.toContain(undefined)
  })
})

describe('After a conversation', () => {
  it('nothing is shown where it has led to nothing', () => {
    const { container } = show(ConsultationResult, consult())
    expect(container).toBeEmptyDOMElement()
  })

  it('the cards are shown, and the brief as a booking', () => {
    const consulted = consult()
    consulted.use('note_brief', { industry: 'Dental clinic' })
    consulted.use('offer_booking', { call: 'deep-dive' })
    show(ConsultationResult, consulted)
    expect(cardTexts()[0]).toContain(cards.booking['deep-dive'])
    expect(screen.getByRole('heading', { name: briefCopy.title })).toBeVisible()
    expect(screen.getByText('Dental clinic')).toBeVisible()
    expect(screen.getByRole('link', { name: briefCopy.book })).toHaveAttribute('data-booking', 'discovery')
  })
  it('the brief can be corrected even if nothing is left of it meanwhile', async () => {
    const consulted = consult()
    consulted.use('note_brief', { industry: 'Dentl clinic' })
    show(BriefToCorrect, consulted)
    const industry = screen.getByRole('textbox', { name: labels.industry })
    await userEvent.clear(industry)
    await userEvent.type(industry, 'Dental clinic')
    expect(industry).toHaveValue('Dental clinic')
  })
})
