import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '@/components/layout/page-link'
import { briefCopy } from '@/content/brief'
import { diaryText, useConsultation } from '../tools/consultant-cards'
import type { Consultation } from '../tools/consultation'
import { shownValue } from '../tools/note-card'
import type { PanelCall } from '../panel/panel-call'
import { useTexts } from '../panel/texts'

interface HeroCallProps {
  call: Pick<PanelCall, 'snapshot' | 'subscribe'>
  consultation: Consultation
}

/** What is going to be noted, before there is anything. */
const EMPTY_NOTES = ['name', 'business', 'wish'] as const

/**
 * A call on the card of the hero from which it can be started: who speaks, and what was noted last. Decoration, since the panel
 * says the same.
 */
export function HeroCall({ call, consultation }: HeroCallProps) {
  const { page } = useShell()
  const { view, call: voice } = useSyncExternalStore(call.subscribe, call.snapshot)
  const { brief, lastNoted, cards } = useConsultation(consultation)
  const texts = useTexts()
  const [card, setCard] = useState<Element | null>(null)
  useEffect(() => {
    // After the page is shown.
    const frame = requestAnimationFrame(() =>
      setCard(document.querySelector('main button[data-talk]')?.parentElement ?? null),
    )
    return () => cancelAnimationFrame(frame)
  }, [page])

  // Until it reaches the upper half of the window, the sample call gives way to the panel and the note (live-line.css).
  useEffect(() => {
    const stage = document.querySelector('main [data-call-stage]')
    if (!stage) return
    const observer = new IntersectionObserver(
      (entries) => stage.toggleAttribute('data-below', !entries.at(-1)!.isIntersecting),
      { rootMargin: '0px 0px -45%' },
    )
    observer.observe(stage)
    return () => {
      observer.disconnect()
      stage.removeAttribute('data-below')
    }
  }, [page])

  if (!card || (view.kind !== 'connecting' && view.kind !== 'connected')) return null
  const voiceState =
    view.kind === 'connecting'
      ? texts.connecting.title
      : voice.isSpeaking
        ? texts.connected.speaking
        : texts.connected.listening
  const noted = lastNoted && brief[lastNoted] ? lastNoted : undefined
  const diary = cards.findLast((card) => card.kind === 'diary')
  const written = noted ? shownValue(brief, noted) : diary && `${diary.time} ${diaryText(diary)}`
  // The card is narrow: an email address may break before its sign and its dots.
  const note = written?.replace(/[@.]/g, '\u200b$&') ?? briefCopy.noteHint
  return createPortal(
    <div className="vw-hero-call" aria-hidden="true">
      {written ? null : <p>{voiceState}</p>}
      {view.kind === 'connecting' ? (
        <ul className="vw-hero-note">
          {EMPTY_NOTES.map((row) => (
            <li key={row}>{briefCopy.notes[row]}</li>
          ))}
        </ul>
      ) : (
        <p key={note} className="vw-hero-note">
          <q>{note}</q>
        </p>
      )}
    </div>,
    card,
  )
}
