/** How words are written for a synthesiser that reads letters literally. Order matters: longer first. */
const SPOKEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bCallwright\b/g, 'Call right'],
  [/\bMVPs\b/g, 'M V Peas'],
  [/\bMVP\b/g, 'M V P'],
  [/\bAI\b/g, 'A I'],
  [/\bCRM\b/g, 'C R M'],
  [/\bSMS\b/g, 'S M S'],
  [/\bSaaS\b/g, 'sass'],
  [/\bSDR\b/g, 'S D R'],
  [/%/g, ' percent'],
  [/\bInes\b/g, 'Inez'],
  [/\bgo-live\b/g, 'go live'],
  [/(\d+)k\b/g, '$1 thousand'],
  [/\bWhatsApp\b/g, "what's app"],
  [/\bOsei\b/g, 'Oh say'],
  [/\bLindqvist\b/g, 'Lind kvist'],
  [/\bOkafor\b/g, 'Oh kafor'],
  [/\bChidi\b/g, 'Cheedy'],
  [/\bIlse\b/g, 'Ilsa'],
  [/\bMs\b\.?/g, 'Miz'],
  [/\bMr\b\.?/g, 'Mister'],
  [/\bDr\b\.?/g, 'Doctor'],
  [/\$(\d[\d,]*)\+?/g, '$1 dollars'],
  [/(\d+)\+/g, 'more than $1'],
  [/(\d)–(\d)/g, '$1 to $2'],
  [/\b(\d{1,2}):00\b/g, "$1 o'clock"],
  [/\b(\d{1,2}):(\d{2})\b/g, '$1 $2'],
  [/[“”]/g, ''],
  [/’/g, "'"],
]

/** The text as the synthesiser should read it. */
export const pronounced = (text: string): string =>
  SPOKEN.reduce((spoken, [pattern, words]) => spoken.replace(pattern, words), text)
