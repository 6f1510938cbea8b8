import { useSyncExternalStore } from 'react'
import { PageLink } from '@/components/layout/page-link'
import { firstQuestions } from '@/content/role-plays'
import { tradeQuestions } from '@/content/trade-questions'
import { voiceSetupHelp } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { isDevelopment, siteConfig, voiceConfig } from '@/lib/config'
import { readCallGateSetting } from '@/lib/config/call-gate'
import { createSiteLeads } from '@/lib/leads/site-leads'
import { pageFromPath } from '@/lib/navigation/page-address'
import { schedulingUrl } from '@/lib/booking/brief/booking-url'
import { factsByLine, saidFacts, type SaidFact } from '@/lib/booking/brief/said-facts'
import { contact } from '@/lib/booking/contact'
import { audioFocus } from '@/lib/listening/audio-focus'
import { tradeStore } from '@/lib/booking/trade'
import { askedVolume } from '@/lib/pricing/asked-volume'
import type { CallRequest } from '@/lib/voice/react'
import { watchCall } from './call-conversions'
import { createTokenSource } from './call-gate'
import type { QuickRepliesProps } from './panel/connected'
import { CallPanel } from './panel/panel'
import { HeroCall } from './line/hero-call'
import { LiveLine } from './line/live-line'
import { SaidOnPage } from './line/said-on-page'
import { createPanelCall, saidLast, type PanelCall } from './panel/panel-call'
import { MarksProvider } from './panel/transcript/marks'
import { QuickReplyList } from './quick-replies'
import { RolePlays } from './role-plays'
import { shareSound } from './share-sound'
import {
  BriefToCorrect,
  ConsultationResult,
  ConsultationStrip,
  useConsultation,
} from './tools/consultant-cards'
import { CallNumber, Rating } from './tools/after-call'
import { createConsultation, type Consultation } from './tools/consultation'
import { BriefReplies, questionIn } from './tools/brief-replies'
import { LeadsProvider } from './tools/send-lead'
import { createFoldLater, isOverPage } from './tools/fold-later'
import { createPageNavigator } from './tools/show-page'
import { solveTurnstile } from './turnstile'
import './panel/panel.css'
import './panel/room-for-panel.css'

const contactOptions = {
  bookUrl: contact.discoveryCallUrl,
  deepDiveUrl: contact.deepDiveUrl,
  phone: contact.phone,
  phoneUrl: contact.phoneUrl,
}

/** The places of the brief's facts, by line of the transcript. The same map until one of them changes. */
function createSaidFacts(
  call: Pick<PanelCall, 'snapshot' | 'subscribe'>,
  consultation: Pick<Consultation, 'snapshot' | 'subscribe'>,
) {
  let facts: readonly SaidFact[] = []
  let byLine = factsByLine(facts)
  return {
    snapshot() {
      const next = saidFacts(consultation.snapshot().brief, call.snapshot().call.transcript, facts)
      if (next !== facts) byLine = factsByLine(next)
      facts = next
      return byLine
    },
    subscribe(listener: () => void) {
      const undo = [call.subscribe(listener), consultation.subscribe(listener)]
      return () => undo.forEach((each) => each())
    },
  }
}

/** If the visitor has chosen a trade, the first message asks about it. */
function requestForTrade(): CallRequest | undefined {
  const trade = tradeStore.chosen()
  return trade && { assistantOverrides: { firstMessage: tradeQuestions[trade] } }
}

/** With a call gate each call gets a new token, and the key of the settings is not used. */
function account() {
  const callGate = readCallGateSetting(voiceConfig.tokenUrl)
  if (!callGate) return voiceConfig
  const getToken = createTokenSource(callGate, {
    fetch: window.fetch.bind(window),
    solveChallenge: solveTurnstile,
  })
  return { ...voiceConfig, publicKey: undefined, getToken }
}

/** The lazily loaded part of the widget on this site: its account, contact and privacy page. */
export function createSiteCall() {
  const call = createPanelCall({
    account: account(),
    request: requestForTrade,
    onStart: () => consultation.reset(),
  })
  const stopSharing = shareSound(call, audioFocus)
  const isOwn = (element: Element) => element.closest('[data-voice-widget]') !== null
  const pageNavigator = createPageNavigator(window, isOwn)
  const folding = createFoldLater(call, window, isOwn)
  /** The panel covers what the page shows: on a phone all of it, and in a call, in which it is taller, a part of a wide one. */
  const makeRoom = (isShown: boolean) => {
    if (isShown && (isOverPage() || call.snapshot().view.kind === 'connected')) folding.plan()
    return isShown
  }
  const consultation = createConsultation({
    registerTool: call.actions.registerTool,
    showPage: (target) => makeRoom(pageNavigator.show(target)),
    showVolume: (volume) => makeRoom(askedVolume.ask(volume)),
    unfoldPanel() {
      folding.cancel()
      if (call.snapshot().isFolded) call.fold(false)
    },
  })
  const leads = siteConfig.leadUrl
    ? createSiteLeads(
        {
          url: siteConfig.leadUrl,
          page: () => pageFromPath(location.pathname),
          callId: () => call.snapshot().call.callId ?? undefined,
        },
        window,
      )
    : undefined
  // What was offered for one answer is no answer to the next question.
  const lastAsked = () => call.snapshot().call.transcript.findLast(({ role }) => role === 'user')?.id
  let asked = lastAsked()
  const stopWatchingQuestions = call.subscribe(() => {
    const before = asked
    asked = lastAsked()
    if (asked !== undefined && asked !== before) consultation.dropOffers()
  })
  const stopWatching = watchCall({ call, consultation, leads })
  const saidFacts = createSaidFacts(call, consultation)
  /** Offers role plays until the brief has begun, then answers to what is asked, or what the brief still lacks. */
  function QuickReplies(props: QuickRepliesProps) {
    const { hasBrief, brief } = useConsultation(consultation)
    const question = useSyncExternalStore(call.subscribe, () => questionIn(saidLast(call.snapshot())))
    const replies = hasBrief ? <BriefReplies {...props} brief={brief} question={question} /> : undefined
    return <RolePlays {...props} instead={replies} />
  }
  const FirstQuestions = ({ onSend }: QuickRepliesProps) => (
    <QuickReplyList
      label={firstQuestions.label}
      replies={firstQuestions.questions.map((question) => ({
        label: question,
        onSelect: () => void onSend(question),
      }))}
      className="vw-first-questions"
    />
  )
  function Panel({ onClose }: { onClose: () => void }) {
    const { hasBrief, brief } = useConsultation(consultation)
    const facts = useSyncExternalStore(saidFacts.subscribe, saidFacts.snapshot)
    return (
      <LeadsProvider value={leads}>
        <MarksProvider value={facts}>
          <LiveLine call={call} />
          <HeroCall call={call} consultation={consultation} />
          <SaidOnPage call={call} />
          <CallPanel
            call={call}
            contact={
              hasBrief
                ? { ...contactOptions, bookWithNotesUrl: schedulingUrl('discovery', brief) }
                : contactOptions
            }
            setupHelp={isDevelopment ? voiceSetupHelp : undefined}
            consent={voiceButton.consent}
            privacyLink={<PageLink page="privacy">{voiceButton.privacy}</PageLink>}
            QuickReplies={QuickReplies}
            FirstQuestions={FirstQuestions}
            belowTranscript={<ConsultationStrip consultation={consultation} />}
            result={<ConsultationResult consultation={consultation} />}
            isBookedByResult={hasBrief}
            more={
              <>
                <BriefToCorrect consultation={consultation} />
                <Rating />
                <CallNumber call={call} />
              </>
            }
            onStartAgain={() => call.start('voice')}
            onClose={onClose}
          />
        </MarksProvider>
      </LeadsProvider>
    )
  }
  const dispose = () => {
    stopSharing()
    stopWatching()
    stopWatchingQuestions()
    folding.stop()
    leads?.dispose()
    pageNavigator.stop()
    call.dispose()
  }
  return {
    ...call,
    // Nothing is shown beneath the card of a conversation that has ended or failed: it has a button for the next one.
    coversButton: () => call.snapshot().view.kind !== 'idle',
    dispose,
    Panel,
  }
}
