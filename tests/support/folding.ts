import { FOLDED_CLASS, FOLDED_ON_PHONE_CLASS } from '@/components/ui/folded'

/** Has folded parts hidden, as the style sheet does on a phone: unit tests have none. */
export function fakeFolding(): void {
  const sheet = document.createElement('style')
  const hidden = [FOLDED_CLASS.split(' ')[0], FOLDED_ON_PHONE_CLASS].map((name) => `[class~="${name}"]`)
  sheet.textContent = `${hidden.join(', ')} { display: none }`
  document.head.append(sheet)
}
