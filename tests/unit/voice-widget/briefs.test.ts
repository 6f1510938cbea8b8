import { createConsultation } from '@/components/voice/tools/consultation'
import { emptyBrief } from '@/lib/booking/brief/brief'
import { runningCost } from '@/lib/pricing/running-cost'
import { platformMessages } from '@/scripts/sandbox/call-machine/platform-messages'
import { setUpConversation } from '@/tests/support/voice-conversation'

/** The consultant's tools in a call whose assistant listens. */
async function consultInCall() {
  const { environment, actions, connect } = setUpConversation()
  const consultation = createConsultation({
    registerTool: actions.registerTool,
    showPage: () => true,
    showVolume: () => false,
    unfoldPanel: () => {},
  })
  actions.start('voice')
  await connect()
  return { environment, consultation }
}

describe('The consultant', () => {
  it('notes the newest of what was said, and nothing that is refused, taken back or delivered twice', async () => {
    const { environment, consultation } = await consultInCall()
    const noted: Record<string, unknown>[] = [
      { service: 'mvp', industry: 'Dental clinic', budget: '$10,000', timing: 'Tuesday', name: 'Grace' },
      { service: 'telepathy' },
      { email: 'grace@navy' },
      { service: 'both', email: 'GRACE@NAVY.EXAMPLE', timing: 'Thursday', name: '' },
    ]
    const calls = noted.map((changes, index) =>
      platformMessages.toolCall(`call-${index}`, 'note_brief', changes),
    )
    for (const call of [...calls, calls[0]!]) environment.say(call)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(consultation.snapshot().brief).toEqual({
      ...emptyBrief,
      service: 'both',
      industry: 'Dental clinic',
      budget: '$10,000',
      timing: 'Thursday',
      email: 'grace@navy.example',
    })
  })

  it('receives the reason why a price could not be calculated, and the right price afterwards', async () => {
    const { environment, consultation } = await consultInCall()
    environment.say(
      platformMessages.toolCall('one', 'estimate_cost', { calls: 'many', period: 'day', minutesPerCall: 3 }),
    )
    environment.say(
      platformMessages.toolCall('two', 'estimate_cost', { period: 'day', calls: 100, minutesPerCall: 3 }),
    )
    await new Promise((resolve) => setTimeout(resolve, 0))
    const sent = environment.room().sent.join()
    const minutesPrice = runningCost({ calls: 100, period: 'day', minutesPerCall: 3 }).monthly.minutes
    expect(sent).toContain('calls must be a number')
    expect(sent).toContain(String(minutesPrice))
    expect(consultation.snapshot().cards).toMatchObject([
      {
        id: 1,
        kind: 'cost',
        period: 'day',
        calls: 100,
        minutesPerCall: 3,
        monthly: { minutes: minutesPrice },
      },
    ])
  })

  it('receives the names of the noted fields, and nothing that the visitor typed by hand', async () => {
    const { environment, consultation } = await consultInCall()
    consultation.edit('name', 'Grace Hopper')
    consultation.edit('email', 'grace@navy.example')
    consultation.edit('problem', 'A secret of ours')
    environment.say(platformMessages.toolCall('one', 'note_brief', { timing: 'By autumn', name: 'Ada' }))
    environment.say(platformMessages.toolCall('two', 'note_brief', { email: 'not an address' }))
    await new Promise((resolve) => setTimeout(resolve, 0))
    const sent = environment.room().sent.join()
    expect(sent).toContain('timing')
    for (const typed of ['Grace', 'grace@', 'secret']) expect(sent).not.toContain(typed)
  })
})
