import { reportConversion } from './conversion'

/**
 * Reports bookings that are opened (links with `data-booking`) and recordings that are played, wherever they are in the
 * document. Returns what stops it.
 */
export function watchPage(document: Document): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-booking]') : null
    if (link?.dataset.booking) reportConversion({ name: 'booking-opened', booking: link.dataset.booking })
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
