import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { briefCopy } from '@/content/brief'
import { counted, fill, money } from '@/content/format'
import { pages } from '@/content/pages'
import type { Recording } from '@/content/recordings'
import { PageLink } from '@/components/layout/page-link'
import { assetUrl } from '@/lib/config'
import { schedulingUrl } from '@/lib/booking/brief/booking-url'
import type { Brief } from '@/lib/booking/brief/brief'
import { audioFocus } from '@/lib/listening/audio-focus'
import { BookingLink } from '../panel/booking-link'
import { usePanel } from '../panel/panel-context'
import { BriefForm } from './brief-form'
import { isOverPage } from './fold-later'
import { isCompleteBrief, NoteCard, NoteLeaders } from './note-card'
import type { ConsultantCard, Consultation, ConsultationSnapshot } from './consultation'

const { cards: texts } = briefCopy

/** What the consultant has done so far, and the brief; renders nothing before there is either. */
export function ConsultationStrip({ consultation }: { consultation: Consultation }) {
  const { brief, hasBrief, cards, latest, lastNoted } = useConsultation(consultation)
  const shown = (hasBrief && isCompleteBrief(brief) ? withoutDiscoveryCall(cards) : cards).filter(
    (card) => hasMore(card) || isOverPage(),
  )
  return (
    <>
      <p className="vw-hidden" role="status">
        {latest ? announcementOf(latest) : ''}
      </p>
      {shown.length === 0 && !hasBrief ? null : (
        <section className="vw-done" aria-label={texts.title}>
          {/* Only the newest, so that the transcript keeps its space. The summary lists them all. */}
          <Cards cards={shown.slice(-1)} brief={brief} />
          {hasBrief ? (
            <NoteCard brief={brief} onEdit={consultation.edit} stage="live" latest={lastNoted} />
          ) : null}
        </section>
      )}
      {hasBrief ? <NoteLeaders brief={brief} /> : null}
    </>
  )
}

/** The results of a conversation, after its end: what the consultant has shown, and the brief as a booking. */
export function ConsultationResult({ consultation }: { consultation: Consultation }) {
  const { brief, hasBrief, cards: all } = useConsultation(consultation)
  // Nobody answers a question any more, and a page that was offered meanwhile is worth a line only where there is nothing else.
  const results = all.filter((card) => hasMore(card) && card.kind !== 'choices')
  const others = results.filter(({ kind }) => kind !== 'page')
  const cards = others.length > 0 ? others : results
  if (cards.length === 0 && !hasBrief) return null
  return (
    <section className="pt-1" aria-label={texts.title}>
      <Cards cards={diaryFirst(hasBrief ? withoutDiscoveryCall(cards) : cards)} brief={brief} />
      {hasBrief ? <NoteCard brief={brief} onEdit={consultation.edit} stage="ended" /> : null}
    </section>
  )
}

/** What a role-play has come to is what a visitor shows to others. */
const diaryFirst = (cards: readonly ConsultantCard[]) =>
  cards.toSorted((one, other) => Number(other.kind === 'diary') - Number(one.kind === 'diary'))

/** A page that was turned is seen on the page itself. */
const hasMore = (card: ConsultantCard) => card.kind !== 'page' || !card.isShown

/** The card of the brief books the same call, so it is not offered twice. */
const withoutDiscoveryCall = (cards: readonly ConsultantCard[]) =>
  cards.filter((card) => card.kind !== 'booking' || card.call !== 'discovery')

/** The whole brief, to correct and to send. */
export function BriefToCorrect({ consultation }: { consultation: Consultation }) {
  const { brief, hasBrief } = useConsultation(consultation)
  return hasBrief ? <BriefForm brief={brief} onEdit={consultation.edit} /> : null
}

export const useConsultation = ({ subscribe, snapshot }: Consultation) =>
  useSyncExternalStore(subscribe, snapshot, snapshot)

/** Announces the last action to screen readers. */
function announcementOf(latest: NonNullable<ConsultationSnapshot['latest']>): string {
  switch (latest.kind) {
    case 'noted':
      return fill(texts.noted, { fields: latest.fields.map((field) => briefCopy.labels[field]).join(', ') })
    case 'page': {
      const { label } = pages[latest.page]
      return fill(latest.isShown ? texts.page : texts.pageOffered, { page: label })
    }
    case 'recording':
      return texts.recordingOffered
    case 'cost':
      return costText(latest)
    case 'choices':
      return `${texts.choices}: ${latest.choices.join(' ')}`
    case 'booking':
      return texts.booking[latest.call]
    case 'diary':
      return fill(texts.diary.written, { time: latest.time, entry: diaryText(latest) })
  }
}

/** Who comes, if they have said so, and to what. */
export const diaryText = ({ name, entry }: { name?: string | undefined; entry: string }) =>
  [name, entry].filter(Boolean).join(', ')

type CostCard = Extract<ConsultantCard, { kind: 'cost' }>

/** The values of a sum in words. */
const costWords = (card: CostCard) => ({
  calls: counted(card.calls, 'call'),
  period: card.period,
  minutes: counted(card.minutesPerCall, 'minute'),
  total: counted(card.minutesPerMonth, 'connectedMinute'),
  connected: money(card.monthly.minutes),
  withModels: money(Math.round(card.priceWithModels)),
  inAll: money(Math.round(card.pricePerMonth)),
})

const costText = (card: CostCard) => {
  const text = fill(texts.cost, costWords(card))
  return card.isLengthAssumed ? `${text} ${texts.costAssumed}` : text
}

/** The monthly total. Opening it shows how it is calculated. */
function Bill({ card }: { card: CostCard }) {
  const { bill } = texts
  const words = costWords(card)
  return (
    <details className="vw-bill">
      <summary>
        <span>{bill.inAll}</span> <b>{words.inAll}</b>
      </summary>
      <p>
        {fill(bill.of, words)}
        {card.isLengthAssumed ? `. ${texts.costAssumed}` : null}
      </p>
      <dl>
        {(['connected', 'withModels'] as const).map((row) => (
          <div key={row}>
            <dt>{fill(bill[row], words)}</dt>
            <dd>{words[row]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Cards({ cards, brief }: { cards: readonly ConsultantCard[]; brief: Brief }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id} data-card={card.kind} className="vw-shown-card">
          <CardBody card={card} brief={brief} />
        </li>
      ))}
    </ul>
  )
}

function CardBody({ card, brief }: { card: ConsultantCard; brief: Brief }) {
  const { onFold } = usePanel()
  switch (card.kind) {
    case 'page': {
      const { label } = pages[card.page]
      return (
        <>
          <p>{fill(card.isShown ? texts.page : texts.pageOffered, { page: label })}</p>
          {card.isShown ? (
            <button type="button" className="vw-quiet" onClick={() => onFold(true)}>
              {texts.see}
            </button>
          ) : (
            <PageLink page={card.page} section={card.section} className="vw-quiet">
              {texts.open} {label}
            </PageLink>
          )}
        </>
      )
    }
    case 'recording':
      return <RecordingCard id={card.recording} />
    case 'cost':
      return <Bill card={card} />
    case 'choices':
      return <Choices choices={card.choices} />
    case 'diary':
      return (
        <p className="vw-diary">
          <span>{texts.diary.title}</span> <b>{card.time}</b> <span>{diaryText(card)}</span>
        </p>
      )
    case 'booking':
      return (
        <>
          <p>{texts.booking[card.call]}</p>
          <BookingLink className="vw-quiet" call={card.call} href={schedulingUrl(card.call, brief)}>
            {texts.bookingButton}
          </BookingLink>
        </>
      )
  }
}

/** Questions to ask: a tap sends one as if it were typed. */
function Choices({ choices }: { choices: readonly string[] }) {
  const { onSend } = usePanel()
  return (
    <ul className="grid w-full gap-1.5" aria-label={texts.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            className="vw-quiet min-h-11 w-full text-left"
            onClick={() => void onSend(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A recorded call. An active call is muted while it plays. */
function RecordingCard({ id }: { id: string }) {
  const [recording, setRecording] = useState<Recording>()
  const [hasFailed, setFailed] = useState(false)
  const audioRef = useRef<HTMLAudioElement>(null)
  const [source] = useState(() => ({ pause: () => audioRef.current?.pause() }))

  useEffect(() => {
    let isGone = false
    import('@/content/all-recordings').then(
      ({ allRecordings }) => {
        if (isGone) return
        const found = allRecordings.find((each) => each.id === id)
        setRecording(found)
        // A consultant that was published earlier may offer one that the content no longer has.
        setFailed(!found)
      },
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
      audioFocus.stopped(source)
    }
  }, [id, source])

  if (hasFailed) return <p role="alert">{texts.recordingFailed}</p>
  if (!recording) return null
  return (
    <>
      <p>{fill(texts.recording, { title: recording.title })}</p>
      <audio
        ref={audioRef}
        className="h-11 w-full"
        controls
        preload="metadata"
        src={assetUrl(recording.url as `/${string}`)}
        aria-label={recording.title}
        onPlay={() => audioFocus.started(source)}
        onPause={() => audioFocus.stopped(source)}
        onError={() => audioFocus.stopped(source)}
      />
    </>
  )
}
