import type { Booking } from '@/content/booking'
import { consultantTools, saidMeanwhile, toolAnswers } from '@/content/consultant-tools'
import { assumedCallMinutes } from '@/content/contract-figures'
import { locale } from '@/content/locale'
import {
  changedFields,
  editBrief,
  isEmail,
  isEmptyBrief,
  newBrief,
  noteBrief,
  type Brief,
  type BriefField,
  type BriefState,
} from '@/lib/booking/brief/brief'
import { runningCost, type CallVolume, type RunningCost } from '@/lib/pricing/running-cost'
import {
  clientTool,
  type ArgumentsOf,
  type ClientTool,
  type ToolDefinition,
  type ToolParameters,
  type VoiceCallActions,
} from '@/lib/voice/react'
import { createListeners } from '@/lib/voice/client/listeners'

type ShownPage = ArgumentsOf<(typeof consultantTools)['show_page']['parameters']>

type DiaryLine = ArgumentsOf<(typeof consultantTools)['write_diary']['parameters']>

/** Something that the consultant has done, as the panel shows it. */
export type ConsultantCard = { id: number } & (
  | ({ kind: 'page'; isShown: boolean } & ShownPage)
  | { kind: 'recording'; recording: string }
  | ({ kind: 'cost'; isLengthAssumed: boolean } & CallVolume & RunningCost)
  | { kind: 'choices'; choices: readonly string[] }
  | { kind: 'booking'; call: Booking }
  /** In a role-play: what the agent would write down for the business. */
  | ({ kind: 'diary' } & DiaryLine)
)

type NewCard = ConsultantCard extends infer Card ? (Card extends unknown ? Omit<Card, 'id'> : never) : never

export interface ConsultationSnapshot {
  brief: Brief
  /** There is a brief to show: a field is given, or the visitor is editing the brief and may have emptied it. */
  hasBrief: boolean
  /** The newest last; one of each kind. */
  cards: readonly ConsultantCard[]
  /** What was done last, to be announced: a card, or fields that were noted. */
  latest: ConsultantCard | { kind: 'noted'; fields: readonly BriefField[] } | undefined
  /** The field that was noted last. */
  lastNoted: BriefField | undefined
}

/** The results of a conversation on this site. Independent of React. */
export interface Consultation {
  /** The same object until something in it changes. */
  snapshot(): ConsultationSnapshot
  subscribe(listener: () => void): () => void
  edit(field: BriefField, text: string): void
  /** Removes the questions that were offered, and the page that was turned, since the visitor has said something. */
  dropOffers(): void
  /** Clears the brief and the cards, for a new conversation. */
  reset(): void
}

interface ConsultationPorts {
  registerTool: VoiceCallActions['registerTool']
  /** Shows a page, unless the visitor is busy with something else; says whether it did. */
  showPage(target: ShownPage): boolean
  /** Shows a volume of calls in the calculator of the page, if there is one; says whether it did. */
  showVolume(volume: CallVolume): boolean
  /** Unfolds the panel, so that a card can be seen. */
  unfoldPanel(): void
}

/** Registers the consultant's tools and stores their results. */
export function createConsultation({
  registerTool,
  showPage,
  showVolume,
  unfoldPanel,
}: ConsultationPorts): Consultation {
  const listeners = createListeners()
  let state: BriefState = newBrief
  let isEdited = false
  let cards: readonly ConsultantCard[] = []
  let latest: ConsultationSnapshot['latest']
  let lastNoted: BriefField | undefined
  let lastCardId = 0
  const takeSnapshot = (): ConsultationSnapshot => ({
    brief: state.brief,
    hasBrief: isEdited || !isEmptyBrief(state.brief),
    cards,
    latest,
    lastNoted,
  })
  let snapshot = takeSnapshot()

  const publish = () => {
    snapshot = takeSnapshot()
    listeners.call()
  }
  const addCard = (card: NewCard) => {
    lastCardId += 1
    const added: ConsultantCard = { ...card, id: lastCardId }
    cards = [...cards.filter(({ kind }) => kind !== card.kind), added]
    latest = added
    publish()
  }

  /** Adds a card that has something to press. */
  const offerCard = (card: NewCard) => {
    addCard(card)
    unfoldPanel()
  }

  /** Registers a tool under the name of its definition. */
  const register = <P extends ToolParameters>(
    definition: ToolDefinition<P>,
    run: (args: ArgumentsOf<P>) => unknown,
    options?: Pick<ClientTool, 'triggersResponse'>,
  ) => registerTool(definition.name, clientTool(definition, run, options))

  register(consultantTools.show_page, (target) => {
    const isShown = showPage(target)
    addCard({ kind: 'page', ...target, isShown })
    return isShown ? undefined : { shown: false, reason: toolAnswers.pageNotShown }
  })
  register(consultantTools.show_recording, ({ recording }) => offerCard({ kind: 'recording', recording }))
  register(
    consultantTools.estimate_cost,
    ({ calls, period, minutesPerCall }) => {
      const volume = { calls, period, minutesPerCall: minutesPerCall ?? assumedCallMinutes }
      const cost = runningCost(volume)
      addCard({ kind: 'cost', isLengthAssumed: minutesPerCall === undefined, ...volume, ...cost })
      if (!showVolume(volume)) unfoldPanel()
      const { minutesPerMonth, monthly, priceWithModels, pricePerMonth } = cost
      return {
        minutesPerCall: volume.minutesPerCall,
        minutesPerMonth,
        currency: locale.currency.code,
        priceOfMinutes: monthly.minutes,
        priceWithModelUsage: priceWithModels,
        priceInAll: pricePerMonth,
      }
    },
    { triggersResponse: saidMeanwhile.estimate_cost !== undefined },
  )
  register(consultantTools.offer_choices, ({ first, second, third }) =>
    offerCard({ kind: 'choices', choices: [first, second, third].filter((choice) => choice !== undefined) }),
  )
  register(consultantTools.write_diary, (line) => addCard({ kind: 'diary', ...line }))
  register(consultantTools.offer_booking, ({ call }) => addCard({ kind: 'booking', call }))
  const note = clientTool(consultantTools.note_brief, (changes) => {
    const before = state.brief
    state = noteBrief(state, changes)
    const changed = changedFields(before, state.brief)
    if (changed.length > 0) {
      latest = { kind: 'noted', fields: changed }
      lastNoted = changed.at(-1)
    }
    publish()
    // Names of fields only: what the visitor typed into the brief by hand must not reach the platform.
    return { noted: changed }
  })
  registerTool(consultantTools.note_brief.name, {
    ...note,
    parse(args) {
      const changes = note.parse(args)
      if (changes.email && !isEmail(changes.email.trim())) throw new TypeError(toolAnswers.emailIncomplete)
      return changes
    },
  })

  return {
    snapshot: () => snapshot,
    subscribe: listeners.add,
    edit(field, text) {
      state = editBrief(state, field, text)
      isEdited = true
      publish()
    },
    dropOffers() {
      const kept = cards.filter((card) => card.kind !== 'choices' && !(card.kind === 'page' && card.isShown))
      if (kept.length === cards.length) return
      cards = kept
      publish()
    },
    reset() {
      state = newBrief
      isEdited = false
      cards = []
      latest = undefined
      lastNoted = undefined
      publish()
    },
  }
}
