import type { voiceCopy } from '@/content/voice'

/** Browsers that have the setting for the microphone in different places. */
export type BrowserFamily = keyof typeof voiceCopy.microphoneHelp

/** The family, from the user-agent string: for help texts only, never for features. */
export function browserFamily(userAgent: string, maxTouchPoints = 0): BrowserFamily {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // An iPad calls itself a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium'
  if (/Safari\//.test(userAgent)) return 'safari'
  return 'other'
}
