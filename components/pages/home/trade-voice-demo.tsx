'use client'

import { lazy, type ReactNode } from 'react'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import type { voiceDemos } from '@/content/home/voice-demos'

type TradeVoiceDemoProps = { id: string; content: typeof voiceDemos }

const LazyVoiceDemo = lazy(async () => {
  const [{ VoiceDemo }, { tradeRecordings }] = await Promise.all([
    import('./voice-demo'),
    import('@/content/recordings'),
  ])
  function Loaded({ id, content }: TradeVoiceDemoProps) {
    const recording = tradeRecordings.find((each) => each.id === id)
    return recording && <VoiceDemo recording={recording} content={content} />
  }
  return { default: Loaded }
})

/**
 * A recording that is shown only to visitors of its trade. Its code and data are loaded once that trade is chosen. If
 * loading fails, `instead` is shown.
 */
export function TradeVoiceDemo({ instead, ...props }: TradeVoiceDemoProps & { instead: ReactNode }) {
  return (
    <ErrorBoundary where="recording of a trade" fallback={() => instead}>
      <LazyVoiceDemo {...props} />
    </ErrorBoundary>
  )
}
