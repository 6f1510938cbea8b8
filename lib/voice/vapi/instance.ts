import { createCallEngine, type CallStart } from '../client/call-engine'
import type { DailyCall } from '../daily/types'
import { AbortedError, loadCode, MisuseError, reportError, VoiceError } from '../errors'
import type { SessionEvent } from '../session/types'
import type { RegisteredTools } from '../tools/client-tool'
import { emitFailedStart, errorEventBase, serializeError, startContext } from './error-events'
import type { EventAdapter } from './event-adapter'
import type { VapiEmitter } from './events'
import type * as Code from './vapi-call'

type ImportCode = () => Promise<typeof Code>

/** Events that need the visitor's level, which costs an audio context. */
const LOCAL_LEVEL_EVENTS = ['local-volume-level', 'user-speech-start', 'user-speech-end'] as const

/** Connects an instance with its engine: emits the engine's events in the official SDK's names. */
export function createInstance(vapi: VapiEmitter, account: Code.VapiAccount, importCode: ImportCode) {
  const errorTexts = () => account.errorTexts
  const tools: RegisteredTools = new Set()
  /** Undefined until the code of a call has loaded. */
  let adapter: EventAdapter | undefined

  const engine = createCallEngine({
    async load() {
      const { createEventAdapter, createSessionFactory } = await loadCode(importCode())
      adapter = createEventAdapter(vapi, { errorEventBase, serializeError, startContext })
      return createSessionFactory(account, tools)
    },
    muted: !!account.dailyCallObject?.startAudioOff,
    isRead: (event) =>
      (event === 'transcript' ? [event] : LOCAL_LEVEL_EVENTS).some((name) => vapi.listenerCount(name) > 0),
    errorTexts,
    onEvent,
    onMuted: (muted) => vapi.emit('mute-change', muted),
    onCommandFailed: reportProblem,
  })

  function onEvent(event: SessionEvent, start: CallStart): unknown {
    switch (event.type) {
      case 'state':
        return vapi.emit('state-change', event.state)
      case 'closed': {
        const { began, outcome, stage, durationMs } = event.ending
        const { error } = outcome
        if (began) break
        // A value that is not allowed is no failed start.
        if (stage === 'input-validation' && error?.code === 'validation')
          return start.existing === undefined ? reportProblem(error) : undefined
        return emitFailedStart(vapi, error ?? new AbortedError(stage), start, durationMs)
      }
    }
    return adapter?.emit(event, start)
  }

  /** Emits a failure that no caller waits for. */
  function reportProblem(error: unknown) {
    // It can only come from a call, or from its code.
    if (adapter && error instanceof VoiceError) vapi.emit('error', adapter.problemEvent(error))
    else reportError(error)
  }

  const transport = () => engine.activeSession()?.transport()
  // The port does not know the type of the media library.
  const callObject = () => (transport()?.callObject() ?? null) as DailyCall | null

  return {
    ...engine,
    tools,
    transport,
    /** The media library's call object while a call has one, for use inside the library. */
    callObject,
    /** The same for the page, after which the call object is not reused for another call. */
    lendCallObject: () => (transport()?.lendCallObject() ?? null) as DailyCall | null,
    /** @throws MisuseError with no call */
    throwOutsideOfCall() {
      if (!callObject()) engine.rethrow(new MisuseError('Call object is not available.'))
    },
    reportProblem,
  }
}

export type Instance = ReturnType<typeof createInstance>
