'use client'

/** The floating consultant, on every page. */
export function VoiceWidget() {
  return <div data-voice-widget="" data-state="idle" data-speaking="false" />
}
