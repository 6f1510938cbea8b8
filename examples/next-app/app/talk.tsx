'use client'

import Vapi, {
  isConnected,
  isConnecting,
  VoiceError,
  type CallState,
  type TranscriptLine,
} from 'callwright/voice'
import { useEffect, useRef, useState } from 'react'

/** The class in a component: created after mount, disposed of with it. */
export function Talk() {
  const vapi = useRef<Vapi>(undefined)
  const [state, setState] = useState<CallState>({ phase: 'idle' })
  const [lines, setLines] = useState<readonly TranscriptLine[]>([])
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const created = createVapi()
    created.on('state-change', setState)
    created.on('transcript', setLines)
    // The assistant can change the page: a tool with checked arguments.
    created.registerTool('set_title', {
      parse(args) {
        const title = typeof args === 'object' && args !== null && 'title' in args ? args.title : undefined
        if (typeof title !== 'string') throw new Error('title must be a text.')
        return title
      },
      run: (title) => void (document.title = title),
    })
    vapi.current = created
    return () => void created.dispose()
  }, [])

  const busy = isConnecting(state) || isConnected(state)
  const toggle = async () => {
    setProblem('')
    try {
      if (busy) await vapi.current?.stop()
      else await vapi.current?.startOrThrow(process.env.NEXT_PUBLIC_VOICE_ASSISTANT_ID)
    } catch (error) {
      if (!(error instanceof VoiceError)) throw error
      if (error.code !== 'aborted') setProblem(error.visitorMessage)
    }
  }

  return (
    <>
      <button onPointerEnter={() => void vapi.current?.prewarm()} onClick={() => void toggle()}>
        {busy ? 'End call' : 'Talk'}
      </button>
      <p role="status">
        {problem ||
          (isConnected(state) ? 'The assistant is listening' : busy ? 'Connecting…' : 'Not in a call')}
      </p>
      <ol aria-label="Transcript">
        {lines.map(({ id, role, text }) => (
          <li key={id}>{`${role}: ${text}`}</li>
        ))}
      </ol>
    </>
  )
}

function createVapi(): Vapi {
  const callMachineFolder = process.env.NEXT_PUBLIC_VOICE_CALL_MACHINE_FOLDER
  return new Vapi(
    process.env.NEXT_PUBLIC_VOICE_PUBLIC_KEY ?? '',
    process.env.NEXT_PUBLIC_VOICE_API_URL,
    callMachineFolder ? { bundlePathOverride: callMachineFolder } : undefined,
  )
}
