'use client'

import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useTrade } from '@/components/trade/use-trade'
import { audioPlayer } from '@/content/audio-player'
import type { Recording } from '@/content/recordings'
import { tradeContentIds } from '@/content/trades'
import { orderByTrade } from '@/lib/booking/trade'
import { isPlaying, onPlayersChange, pauseRecording, playRecording } from '@/lib/listening/players-on-page'

type RecordedCall = Pick<Recording, 'id' | 'title'>

export interface RecordedCallsProps {
  calls: readonly RecordedCall[]
  /** Calls for visitors of their trade only; the visitor's own replaces the last of `calls`. */
  tradeCalls: readonly RecordedCall[]
}

/** The calls that have a player on this page, in the order of their jacks, and which of them plays; -1 for none. */
export function useRecordedCalls({ calls, tradeCalls }: RecordedCallsProps) {
  // Deferred like the list of the players: the call of a trade is offered once its player has loaded.
  const trade = useDeferredValue(useTrade())
  const first = trade && tradeContentIds[trade].recordingId
  const shown = orderByTrade(calls, tradeCalls, ({ id }) => id === first)
  const playing = useSyncExternalStore(
    onPlayersChange,
    () => shown.findIndex(({ id }) => isPlaying(id)),
    () => -1,
  )
  return { shown, playing }
}

/** Buttons that plug the cord of the switchboard into a recorded call, which plays it. */
export function RecordedCalls(props: RecordedCallsProps) {
  const { shown, playing } = useRecordedCalls(props)
  const [hasFailed, setFailed] = useState(false)
  const press = async ({ id }: RecordedCall) => {
    if (isPlaying(id)) pauseRecording(id)
    else setFailed(!(await playRecording(id)))
  }
  return (
    <>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(8em,100%),1fr))] gap-x-4 md:grid-cols-1">
        {shown.map((call, index) => (
          <li key={call.id}>
            <button
              type="button"
              aria-pressed={index === playing}
              className="group flex min-h-11 items-center gap-2.5 text-left text-sm/tight font-semibold hover:text-accent aria-pressed:text-accent lg:text-base/tight"
              onClick={() => void press(call)}
            >
              <i className="size-4.5 flex-none rounded-full border-5 border-accent bg-ink group-aria-pressed:bg-live" />
              {call.title}
            </button>
          </li>
        ))}
      </ol>
      <p role="alert" className="text-sm/normal font-medium text-alert">
        {hasFailed ? audioPlayer.errors.load : null}
      </p>
    </>
  )
}
