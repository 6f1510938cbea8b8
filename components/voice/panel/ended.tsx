import { useState, type ReactNode } from 'react'
import type { TranscriptLine, VoiceError } from '@/lib/voice/react'
import { facts } from '@/content/facts'
import { fill, usd } from '@/content/format'
import { spokenTime } from '@/lib/listening/time-display'
import { Card } from './card'
import { errorText, inOneLine } from './failed'
import type { CallRecord } from './call-record'
import { usePanel } from './panel-context'
import type { PanelView } from './panel-call'
import { useTexts } from './texts'
import { copyText, downloadText, transcriptFileName, transcriptText } from './transcript/transcript-text'

export interface EndedProps {
  reason: Extract<PanelView, { kind: 'ended' }>['reason']
  /** The failure that ended the call, if one did. */
  error: VoiceError | undefined
  record: CallRecord
  lines: readonly TranscriptLine[]
  /** What the conversation has led to. */
  result?: ReactNode
}

/** A conversation that is over: how long its calls were, the transcript to keep, and how to continue it. */
export function Ended({ reason, error, record, lines, result }: EndedProps) {
  const { browser, contact, onType, onTalk } = usePanel()
  const texts = useTexts()
  const { summary, chat, units } = texts
  const reasons: Partial<Record<EndedProps['reason'], string>> = summary.reasons
  return (
    <Card title={reason === 'chat' ? summary.chatTitle : summary.title}>
      <p className="vw-text">
        {record.durationMs >= 1000
          ? fill(summary.lasted, {
              time: spokenTime(record.durationMs, units),
              price: priceOf(record.durationMs),
            })
          : null}{' '}
        {error ? inOneLine(errorText(error, texts, browser)) : null}
        {error ? null : reasons[reason]}
      </p>
      {result}
      {contact.bookUrl ? (
        <div className="vw-row">
          <a
            className="vw-solid vw-wide"
            data-booking="discovery"
            href={contact.bookUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {summary.book}
          </a>
          <span className="vw-small">{summary.bookNote}</span>
        </div>
      ) : null}
      {lines.length > 0 ? <TranscriptExport lines={lines} record={record} /> : null}
      <div className="vw-row vw-next">
        {onType ? (
          <button type="button" className="vw-quiet" onClick={onType}>
            {chat.goOnTyping}
          </button>
        ) : null}
        {onTalk ? (
          <button type="button" className="vw-quiet" onClick={onTalk}>
            {chat.goOnTalking}
          </button>
        ) : null}
      </div>
    </Card>
  )
}

/** At what a connected minute costs, in dollars. */
const priceOf = (durationMs: number): string => {
  const cents = (durationMs / 60_000) * facts.callCentsPerMinute
  return usd(Math.max(1, Math.round(cents)) / 100)
}

function TranscriptExport({ lines, record }: Pick<EndedProps, 'lines' | 'record'>) {
  const { summary, connected } = useTexts()
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle')
  const text = () =>
    transcriptText(lines, {
      title: summary.fileTitle,
      interrupted: connected.interrupted,
      names: connected.names,
      ...record,
    })
  const copy = async () => setCopying((await copyText(text())) ? 'copied' : 'failed')

  return (
    <>
      <p className="vw-text vw-small vw-next">{summary.kept}</p>
      <div className="vw-row">
        <button type="button" className="vw-quiet" onClick={() => void copy()}>
          {copying === 'copied' ? summary.copied : summary.copy}
        </button>
        <button
          type="button"
          className="vw-quiet"
          onClick={() => downloadText(text(), transcriptFileName(summary.fileName, record.startedAt))}
        >
          {summary.download}
        </button>
      </div>
      <p className="vw-text vw-small" role="status">
        {copying === 'failed' ? summary.copyFailed : ''}
        {copying === 'copied' ? <span className="vw-hidden">{summary.copied}</span> : null}
      </p>
    </>
  )
}
