import { useId, useState, type ReactNode } from 'react'
import type { TranscriptLine, VoiceError } from '@/lib/voice/react'
import { facts } from '@/content/facts'
import { callPriceCents } from '@/lib/pricing/call-price'
import { fill, moneyOfCents } from '@/content/format'
import { minutesAndSeconds, spokenTime } from '@/lib/listening/time-display'
import { DiscoveryCallLink } from './booking-link'
import { Card, StartAgain } from './card'
import { errorText, inOneLine } from './failed'
import { usePanel } from './panel-context'
import type { CallRecord, PanelView } from './panel-call'
import { useTexts } from './texts'
import { copyText, downloadText, transcriptFileName, transcriptText } from './transcript/transcript-text'

interface EndedProps {
  reason: Extract<PanelView, { kind: 'ended' }>['reason']
  /** The failure that ended the call, if one did. */
  error: VoiceError | undefined
  record: CallRecord
  lines: readonly TranscriptLine[]
  /** The results of the conversation. */
  result?: ReactNode
  isBookedByResult?: boolean | undefined
  more?: ReactNode
  onStartAgain?: (() => void) | undefined
}

/** The view after a conversation: one button, which books; one line with links that save the transcript; everything else folded. */
export function Ended(props: EndedProps) {
  const { reason, error, record, lines, result, isBookedByResult, more, onStartAgain } = props
  const { browser, contact, onType, onTalk } = usePanel()
  const texts = useTexts()
  const { summary, chat } = texts
  const hadCall = record.durationMs >= 1000
  const reasons: Partial<Record<EndedProps['reason'], string>> = summary.reasons
  const talkButton = onTalk ? (
    <button type="button" className="vw-quiet" onClick={onTalk}>
      {chat.goOnTalking}
    </button>
  ) : null
  return (
    <Card title={reason === 'chat' && !hadCall ? summary.chatTitle : summary.title}>
      {hadCall ? <Lasted durationMs={record.durationMs} /> : null}
      <p className="vw-text">{error ? inOneLine(errorText(error, texts, browser)) : reasons[reason]}</p>
      {result}
      {contact.bookUrl && !isBookedByResult ? (
        <div className="vw-row">
          <DiscoveryCallLink className="vw-solid vw-wide">{summary.book}</DiscoveryCallLink>
          <span className="vw-small">{summary.bookNote}</span>
        </div>
      ) : null}
      {lines.length > 0 ? <TranscriptExport lines={lines} record={record} /> : null}
      {/* After a call that was lost it is the next thing to do. */}
      {error && onTalk ? <div className="vw-row">{talkButton}</div> : null}
      <div className="vw-foot">
        <details>
          <summary>{summary.more}</summary>
          {more}
          <div className="vw-row">
            {onType ? (
              <button type="button" className="vw-quiet" onClick={onType}>
                {chat.goOnTyping}
              </button>
            ) : null}
            {error ? null : talkButton}
          </div>
        </details>
        {onStartAgain ? <StartAgain onStart={onStartAgain} /> : null}
      </div>
    </Card>
  )
}

/** How long the call was and what it cost: two figures to see, one sentence to hear. */
function Lasted({ durationMs }: { durationMs: number }) {
  const { summary, units } = useTexts()
  const price = moneyOfCents(callPriceCents(durationMs / 1000, facts.callCentsPerMinute))
  return (
    <>
      <p className="vw-sum" aria-hidden="true">
        {minutesAndSeconds(durationMs / 1000)} <span>{price}</span>
      </p>
      <p className="vw-hidden">{fill(summary.lasted, { time: spokenTime(durationMs, units), price })}</p>
    </>
  )
}

function TranscriptExport({ lines, record }: Pick<EndedProps, 'lines' | 'record'>) {
  const { summary, connected } = useTexts()
  const keptId = useId()
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
      <div className="vw-keep">
        <button type="button" className="vw-link" aria-describedby={keptId} onClick={() => void copy()}>
          {copying === 'copied' ? summary.copied : summary.copy}
        </button>
        <button
          type="button"
          className="vw-link"
          onClick={() => downloadText(text(), transcriptFileName(summary.fileName, record.startedAt))}
        >
          {summary.download}
        </button>
        <p id={keptId} className="vw-small">
          {summary.kept}
        </p>
      </div>
      <p className="vw-text vw-small" role="status">
        {copying === 'failed' ? summary.copyFailed : ''}
        {copying === 'copied' ? <span className="vw-hidden">{summary.copied}</span> : null}
      </p>
    </>
  )
}
