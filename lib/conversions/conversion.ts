/** What a visitor did, by name, with details. No detail identifies a person. */
interface ConversionDetails {
  page: { page: string }
  'recording-played': { recording: string }
  /** The consultant's panel was opened, to talk or to type. */
  'panel-opened': { mode: 'voice' | 'chat' }
  /** The assistant listens. */
  'call-started': object
  /** Why a call ended, and how long it was. */
  'call-ended': { reason: string; seconds: number }
  /** The consultant has noted a brief that can be sent: a service or a problem, and how to reach the visitor. */
  'brief-ready': object
  'booking-opened': { booking: string }
  'lead-sent': object
  rated: { rating: 'good' | 'bad' }
}

type ConversionName = keyof ConversionDetails

/** `detail` of the `conversion` event on `window`. */
export type Conversion = {
  [Name in ConversionName]: { name: Name } & ConversionDetails[Name]
}[ConversionName]

declare global {
  interface WindowEventMap {
    conversion: CustomEvent<Conversion>
  }
}

/** Says what a visitor did, as a `CustomEvent` named `conversion` on `window`. */
export const reportConversion = (conversion: Conversion): void => {
  window.dispatchEvent(new CustomEvent('conversion', { detail: conversion }))
}

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
    // A player that continues after a pause does not count again.
    if (file && target.currentTime === 0) reportConversion({ name: 'recording-played', recording: file })
  }
  document.addEventListener('click', onClick)
  document.addEventListener('play', onPlay, true)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('play', onPlay, true)
  }
}
