import { industries } from '@/content/facts'
import { allRecordings } from '@/content/all-recordings'
import { recordings, tradeRecordings } from '@/content/recordings'
import { tradeContentIds, type Trade } from '@/content/trades'

const trades: readonly Trade[] = industries

/** A trade of the content by its place; from the first one on again where it has fewer. */
export const tradeAt = (place: number): Trade => trades[place % trades.length]!

/** The title of the recording that a trade sees first: its own, unless the content no longer has it. */
export const firstRecordingOf = (trade: Trade): string | undefined =>
  (allRecordings.find(({ id }) => id === tradeContentIds[trade].recordingId) ?? recordings[0])?.title

/** A trade whose recording is shown only to its visitors, and the title of that; none where the content has no such recording. */
export function tradeWithOwnRecording(): { trade: Trade; title: string } | undefined {
  for (const trade of trades) {
    const own = tradeRecordings.find(({ id }) => id === tradeContentIds[trade].recordingId)
    if (own) return { trade, title: own.title }
  }
  return undefined
}
