import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { browserFamily } from '@/lib/site/widget/browser-family'
import { environmentProblem, readEnvironment, type EnvironmentProblem } from '@/lib/site/widget/environment'
import { useVoiceCall, type UseVoiceCallOptions, type VoiceError } from '@/lib/voice/react'
import { Panel } from './panel'
import type { Contact } from './outcome'
import { consultantView, presenceOf, type AnsweredPresence } from './view'

export interface ConsultantProps {
  account: UseVoiceCallOptions
  contact: Contact
  consent: ReactNode
  /** Explain missing settings to whoever sets the site up. */
  forDevelopers: boolean
  /** Counts the clicks on "Talk to AI": each one starts a call. */
  calls: number
  /** Counts the wishes to hang up from outside the panel. */
  hangUps?: number
  onError?: (error: { code: string; message: string }) => void
  onPresence: (presence: AnsweredPresence) => void
  /** The panel has closed and held the focus: give it back to the button. */
  onClose: () => void
}

/** The widget's second half: the call, and the panel that shows it. Mounted on the visitor's first intent. */
export function Consultant(props: ConsultantProps) {
  const { account, calls, hangUps = 0, onError, onPresence, onClose } = props
  const call = useVoiceCall(account)
  const [problem, setProblem] = useState<EnvironmentProblem>()
  const [dismissed, setDismissed] = useState<object>()
  const [answered, setAnswered] = useState(0)
  const outcome = call.state.phase === 'ending' ? call.state.outcome : call.state
  const { prewarm, start, stop } = call

  useEffect(() => {
    if (account.publicKey) prewarm()
  }, [account.publicKey, prewarm])

  const begin = () => {
    const found = environmentProblem(readEnvironment(), account)
    setDismissed(outcome)
    setProblem(found)
    setAnswered(calls)
    if (!found) void start()
  }
  const beginRef = useRef(begin)
  useEffect(() => {
    beginRef.current = begin
  })
  useEffect(() => {
    if (calls > 0) beginRef.current()
  }, [calls])

  useEffect(() => {
    if (hangUps > 0) void stop()
  }, [hangUps, stop])

  const { state, speaking } = presenceOf({ call })
  // Before the browser paints: the button gives way to the panel in the same frame.
  useLayoutEffect(() => {
    onPresence({ state, speaking, answered })
  }, [state, speaking, answered, onPresence])

  useLoggedOnce(call.error, problem, onError)

  const dismiss = useCallback(() => {
    setDismissed(outcome)
    setProblem(undefined)
    onClose()
  }, [outcome, onClose])

  return (
    <Panel
      view={consultantView({ call, began: call.durationMs() > 0, problem, dismissed })}
      call={call}
      contact={props.contact}
      consent={props.consent}
      forDevelopers={props.forDevelopers}
      browser={browserFamily(navigator.userAgent, navigator.maxTouchPoints)}
      onRetry={begin}
      onDismiss={dismiss}
      onIdle={onClose}
    />
  )
}

/** Each failure is written to the console once, and told to the page; what the visitor reads is in the panel. */
function useLoggedOnce(
  error: VoiceError | null,
  problem: EnvironmentProblem | undefined,
  onError: ConsultantProps['onError'],
) {
  useEffect(() => {
    if (!error || error.code === 'aborted') return
    if (error.fatal) console.error('The voice call failed:', error)
    else console.warn('The voice call goes on without something:', error)
    onError?.({ code: error.code, message: error.message })
  }, [error, onError])

  useEffect(() => {
    if (!problem) return
    console.warn(`The voice call was not started: ${problem}`)
    onError?.({ code: problem, message: 'The call was not started.' })
  }, [problem, onError])
}
