import { useState, type Ref } from 'react'
import type { EndReason, TranscriptLine } from '@/lib/voice/react'
import { Card } from './card'
import { spokenTime } from './duration'
import type { CallRecord } from './panel-call'
import { useTexts } from './texts'
import { copyText, downloadText, transcriptFileName, transcriptText } from './transcript/transcript-text'

export interface EndedProps {
  reason: EndReason
  record: CallRecord
  lines: readonly TranscriptLine[]
  bookUrl: string | undefined
  titleRef: Ref<HTMLHeadingElement>
  onDismiss: () => void
}

/** A call that is over: how long it was, the transcript to keep, and the next step. */
export function Ended({ reason, record, lines, bookUrl, titleRef, onDismiss }: EndedProps) {
  const { summary } = useTexts()
  return (
    <Card title={summary.title} titleRef={titleRef} onDismiss={onDismiss}>
      <p className="vw-text">
        {record.durationMs >= 1000 ? summary.lasted(spokenTime(record.durationMs)) : null}{' '}
        {summary.reasons[reason]}
      </p>
      {lines.length > 0 ? <KeepTranscript lines={lines} record={record} /> : null}
      {bookUrl ? (
        <div className="vw-row vw-next">
          <a className="vw-solid" href={bookUrl} target="_blank" rel="noopener noreferrer">
            {summary.book}
          </a>
          <span className="vw-small">{summary.bookNote}</span>
        </div>
      ) : null}
    </Card>
  )
}

function KeepTranscript({ lines, record }: Pick<EndedProps, 'lines' | 'record'>) {
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
      <p className="vw-text vw-small">{summary.kept}</p>
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
      </p>
    </>
  )
}
