import type { Booking } from '@/content/booking'
import { reportConversion } from './conversion'

/** Two addresses of the same scheduling page: the brief may be in the query. */
const isSamePage = (a: string, b: string) => {
  if (!URL.canParse(a) || !URL.canParse(b)) return a === b
  const [left, right] = [new URL(a), new URL(b)]
  return left.origin === right.origin && left.pathname === right.pathname
}

/**
 * Reports bookings that are opened and recordings that are played, wherever their links and players are in the document.
 * Returns what stops it.
 */
export function watchPage(
  document: Document,
  schedulingPages: Readonly<Record<Booking, string>>,
): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const marked = link.dataset.booking
    const booking = Object.entries(schedulingPages).find(([, page]) => isSamePage(page, link.href))?.[0]
    if (marked ?? booking) reportConversion({ name: 'booking-opened', booking: marked ?? booking ?? '' })
  }
  const onPlay = ({ target }: Event) => {
    if (!(target instanceof HTMLAudioElement)) return
    // The assistant's own voice is a stream, and has no address.
    const file = /([^/]+)\.\w+(?:[?#]|$)/.exec(target.currentSrc || target.src)?.[1]
    // A player that goes on after a pause is not played again.
    if (file && target.currentTime === 0) reportConversion({ name: 'recording-played', recording: file })
  }
  document.addEventListener('click', onClick)
  document.addEventListener('play', onPlay, true)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('play', onPlay, true)
  }
}
