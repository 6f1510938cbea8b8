import type { EndReason } from './state'

/** What an ended reason of the platform means, and what to do about it. */
interface EndedReason {
  /** Default: `error`. */
  reason?: EndReason
  /** What failed and what to do, for the developer of the assistant. Undefined if nothing failed. */
  remedy?: string
}

/**
 * Every `endedReason` that the platform publishes, in groups; a test compares them with `openapi/`, and with the table in
 * docs/voice.md. The failure of a provider has many names, such as `pipeline-error-openai-llm-failed` and
 * `call.in-progress.error-vapifault-groq-llm-failed`. These tables have one name for all of them, `*-llm-failed`.
 */
const namesOfReason = {
  customer: `
    call.ringing.sip-inbound-caller-hungup-before-call-connect customer-busy customer-did-not-answer
    customer-ended-call customer-ended-call-after-warm-transfer-attempt
    customer-ended-call-before-warm-transfer customer-ended-call-during-transfer voicemail
  `,
  assistant: `
    assistant-ended-call assistant-ended-call-after-message-spoken assistant-ended-call-with-hangup-task
    assistant-forwarded-call assistant-request-returned-forwarding-phone-number assistant-said-end-call-phrase
    call.ending.hook-executed-say call.ending.hook-executed-transfer call.ringing.hook-executed-say
    call.ringing.hook-executed-transfer
  `,
  silence: 'silence-timed-out',
  'time-limit': 'exceeded-max-duration',
  platform: `
    call-deleted call.forwarding.no-answer call.forwarding.operator-busy call.in-progress.sip-completed-call
    call.in-progress.twilio-completed-call manually-canceled
    phone-call-provider-bypass-enabled-but-no-call-received phone-call-provider-closed-websocket
    scheduled-call-deleted twilio-reported-customer-misdialed vonage-completed vonage-disconnected
    vonage-rejected
  `,
} satisfies { [Reason in EndReason]?: string }

/** The names of failures by what failed and what to do, for the developer of the assistant. */
const namesOfRemedy = {
  'No sound of the visitor arrived: check the microphone, its permission, and the firewall.': `
    call.in-progress.error-assistant-did-not-receive-customer-audio
    customer-did-not-give-microphone-permission
  `,
  'The call could not be transferred: check the destination of the transfer.': `
    call.in-progress.error-transfer-failed call.in-progress.error-warm-transfer-assistant-cancelled
    call.in-progress.error-warm-transfer-max-duration call.in-progress.error-warm-transfer-microphone-timeout
    call.in-progress.error-warm-transfer-silence-timeout
  `,
  'The telephone line failed: check the number and its provider.': `
    call.in-progress.error-providerfault-outbound-sip-403-forbidden
    call.in-progress.error-providerfault-outbound-sip-407-proxy-authentication-required
    call.in-progress.error-providerfault-outbound-sip-408-request-timeout
    call.in-progress.error-providerfault-outbound-sip-480-temporarily-unavailable
    call.in-progress.error-providerfault-outbound-sip-503-service-unavailable
    call.in-progress.error-sip-inbound-call-failed-to-connect
    call.in-progress.error-sip-outbound-call-failed-to-connect
    call.ringing.error-sip-inbound-call-failed-to-connect call.start.error-vapi-number-international
    twilio-failed-to-connect-call vonage-failed-to-connect-call
  `,
  'An account has no credit, or its plan does not allow this: add credit or raise the limit.': `
    *-403-forbidden-out-of-characters *-429-exceeded-quota *-429-rate-limit-reached
    *-blocked-concurrent-requests-and-requested-upgrade *-blocked-free-plan-and-requested-upgrade
    *-blocked-using-instant-voice-clone-and-requested-upgrade *-max-character-limit-exceeded *-out-of-credits
    *-professional-voices-only-for-creator-plus *-quota-exceeded *-requested-payment
    *-returning-400-insufficent-funds *-returning-400-paid-only-feature *-system-busy-and-requested-upgrade
    *-transcriber-rate-limited *-voice-not-allowed-for-free-users
    call.start.error-enterprise-feature-not-available-recording-consent
    call.start.error-subscription-concurrency-limit-reached call.start.error-subscription-frozen
    call.start.error-subscription-insufficient-credits call.start.error-subscription-upgrade-failed
    call.start.error-subscription-wallet-does-not-exist call.start.error-vapi-number-outbound-daily-limit
  `,
  'A provider did not accept the key for this model or voice: check the key.': `
    *-401-account-not-in-organization *-401-incorrect-api-key *-401-unauthorized
    *-403-forbidden-api-access-not-available *-403-model-access-denied *-blocked-account-in-probation
    *-invalid-api-key *-returning-401-invalid-credentials *-returning-403-model-access-denied
    *-transcriber-api-key-missing *-transcriber-auth-failed *-unauthorized-access
    *-unauthorized-to-access-model
  `,
  'The voice failed: choose another, or set fallback voices.': `
    *-blocked-content-against-their-policy
    *-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification *-invalid-emotion
    *-invalid-voice *-invalid-voice-samples *-missing-samples-for-voice-clone *-vapi-voice-disabled-by-owner
    *-video-failed *-voice-disabled-by-owner *-voice-failed *-voice-must-be-a-valid-voice-manifest-uri
    *-voice-not-fine-tuned *-voice-not-fine-tuned-and-cannot-be-used *-voice-not-found
    *-voice-request-canceled
  `,
  'The transcriber failed: choose another, or set fallback transcribers.': `
    *-returning-400-no-such-model-language-tier-combination *-returning-404-not-found
    *-returning-500-invalid-json *-returning-500-invalid-schema *-returning-500-word-boost-parsing-failed
    *-transcriber-failed *-transcriber-invalid-config *-transcriber-server-error
  `,
  'The model or its provider failed: choose another, or set fallback models.': `
    *-400-bad-request-validation-failed *-llm-failed call.in-progress.error-pipeline-no-available-llm-model
    call.in-progress.error-pipeline-ws-model-connection-failed
  `,
  'A provider has a problem: call again, or set fallback models, fallback voices and fallback transcribers.': `
    *-500-server-error *-502-gateway-error *-502-server-error *-503-server-error *-503-server-overloaded-error
    *-504-gateway-error *-522-server-error *-request-timed-out *-returning-502-bad-gateway-ehostunreach
    *-returning-502-network-error *-returning-econnreset *-socket-hang-up *-unexpected-error
  `,
  'The assistant could not be loaded: check its id, and the server that answers for it.': `
    assistant-join-timed-out assistant-not-found assistant-not-valid assistant-request-failed
    assistant-request-returned-error assistant-request-returned-invalid-assistant
    assistant-request-returned-no-assistant assistant-request-returned-unspeakable-error
    call-start-error-neither-assistant-nor-server-set call.start.assistant-version-error-validation
    call.start.error-get-assistant call.start.error-get-resources-validation
  `,
  'The platform failed: call again, or read the logs of the call in its dashboard.': `
    call.in-progress.error-providerfault-transport-never-connected
    call.in-progress.error-vapifault-call-started-but-connection-to-transport-missing
    call.in-progress.error-vapifault-chat-pipeline-failed-to-start
    call.in-progress.error-vapifault-transport-connected-but-call-not-active
    call.in-progress.error-vapifault-transport-never-connected call.in-progress.error-vapifault-worker-died
    call.in-progress.error-vapifault-worker-not-available call.start.error-fraud-check-failed
    call.start.error-get-customer call.start.error-get-phone-number call.start.error-get-transport
    call.start.error-vapifault-database-error call.start.error-vapifault-get-org
    call.start.error-vapifault-get-subscription worker-shutdown
  `,
}

const groupsOf = (field: keyof EndedReason, table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, names]) => ({ names: wordsOf(names), meaning: { [field]: value } }))

export const endedReasonGroups: readonly { names: string[]; meaning: EndedReason }[] = [
  ...groupsOf('reason', namesOfReason),
  ...groupsOf('remedy', namesOfRemedy),
]

/** The prefixes of the platform's names for a provider's failure. */
const PROVIDER_FAILURES = [
  'pipeline-error-',
  'call.in-progress.error-vapifault-',
  'call.in-progress.error-providerfault-',
]

export const providers = wordsOf(`
  anthropic anthropic-bedrock anthropic-vertex anyscale assembly-ai azure azure-openai azure-speech baseten
  cartesia cerebras custom custom-llm deep-seek deepgram deepinfra eleven-labs gladia google groq hume
  inflection-ai inworld lmnt microsoft minimax mistral neuphonic openai openrouter perplexity-ai playht
  rime-ai runpod sesame smallest-ai soniox speechmatics talkscriber tavus together-ai vapi wellsaid xai
`)

const meanings = new Map(
  endedReasonGroups.flatMap(({ names, meaning }) => names.map((name) => [name, meaning] as const)),
)

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** The names under which the table may contain a reason. */
export function namesOf(endedReason: string): string[] {
  const beginning = PROVIDER_FAILURES.find((each) => endedReason.startsWith(each))
  if (beginning === undefined) return [endedReason]
  const failure = endedReason.slice(beginning.length)
  // One provider's name may begin with another's, such as `azure-openai`.
  const ofProviders = providers.filter((provider) => failure.startsWith(`${provider}-`))
  return [endedReason, ...ofProviders.map((provider) => `*${failure.slice(provider.length)}`)]
}

/** The meaning of a reason such as `silence-timed-out`; undefined if the platform has not published the reason. */
export type ReadEndedReason = (endedReason: string) => EndedReason | undefined

export const readEndedReason: ReadEndedReason = (endedReason) =>
  namesOf(endedReason)
    .map((name) => meanings.get(name))
    .find((meaning) => meaning !== undefined)
