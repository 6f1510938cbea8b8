'use client'

import { lazy } from 'react'
import { Boundary } from '@/components/layout/boundary'
import type { voiceDemos } from '@/content/home/voice-demos'

type TradeVoiceDemoProps = { id: string; content: typeof voiceDemos }

const Loaded = lazy(async () => {
  const [{ VoiceDemo }, { tradeRecordings }] = await Promise.all([
    import('./voice-demo'),
    import('@/content/recordings'),
  ])
  return {
    default: ({ id, content }: TradeVoiceDemoProps) =>
      tradeRecordings
        .filter((recording) => recording.id === id)
        .map((recording) => <VoiceDemo key={id} recording={recording} content={content} />),
  }
})

/**
 * A recording that only its trade is shown: loaded once that is chosen, because most visitors choose none. Where it
 * cannot be loaded, the list goes without it.
 */
export function TradeVoiceDemo(props: TradeVoiceDemoProps) {
  return (
    <Boundary where="recording of a trade" fallback={() => null}>
      <Loaded {...props} />
    </Boundary>
  )
}
