import { OFFER_BOOKING, type ToolCall } from './actions'
import { isOffHours } from './details'
import { listed, type Dialogue, type Understood } from './dialogue'
import { LINES } from './lines'
import { sentence, type Part } from './part'

const BY = { call: LINES.callback, text: LINES.byText, 'e-mail': LINES.byEmail }

/** What was noted before, and what takes its place: “Changed: 70 calls a day, not 55 calls a day.” */
function changedInWords({ changes, overwritten, before }: Understood): string {
  const changed = overwritten.map((field) => {
    const now = listed({ [field]: changes[field] ?? '' })
    const old = before[field] ?? ''
    return now.startsWith(old) ? now : `${now}, not ${listed({ [field]: old })}`
  })
  return `Changed: ${changed.join('; ')}.`
}

/** What the same message says for the first time. */
function notedBeside({ changes, overwritten }: Understood): string {
  const added = Object.fromEntries(
    Object.entries(changes).filter(
      ([field]) => !overwritten.includes(field as keyof typeof changes) && field !== 'problem',
    ),
  )
  const values = listed(added)
  return values ? `Noted: ${values}.` : ''
}

/** The values of a message for the brief, as a tool call, and, if the visitor should hear it, as a sentence. */
export function acknowledged(dialogue: Dialogue, understood: Understood, isAnswered: boolean): Part[] {
  const { changes, overwritten, asksForCallback, takesBack } = understood
  const fields = Object.keys(changes)
  if (fields.length === 0 && !asksForCallback) return []
  const calls: ToolCall[] = fields.length > 0 ? [{ name: 'note_brief', arguments: changes }] : []
  const { name, business, phone, email, day } = dialogue.noted
  const isOfCallback =
    dialogue.wantsCallback && (asksForCallback || changes.phone || changes.day || changes.name)
  if (isOfCallback) {
    const noted = listed({
      ...(name && { name }),
      ...(business && { business }),
      ...(phone && { phone }),
      ...(day && { day }),
    })
    const purpose = dialogue.prefers ? 'Noted' : 'Noted for the call-back'
    return [
      { text: noted ? `${purpose}: ${noted}.` : LINES.noted, calls },
      { text: BY[dialogue.prefers ?? 'call'] },
      ...(day && isOffHours(day) && !dialogue.prefers ? [{ text: LINES.offHours }] : []),
    ]
  }
  if (changes.day) {
    const text = overwritten.includes('day') ? `Changed to ${day}.` : sentence(`${day} is on your brief`)
    return [
      { text, calls: [...calls, OFFER_BOOKING] },
      { text: day && isOffHours(day) ? LINES.offHours : LINES.pickTime },
    ]
  }
  if (takesBack) return [{ text: LINES.changed, calls }]
  if (overwritten.length > 0)
    return [{ text: `${changedInWords(understood)} ${notedBeside(understood)}`.trim(), calls }]
  // A problem is not read out.
  const inWords = { ...changes }
  delete inWords.problem
  // If there is an answer, the consultant repeats only who the visitor is and how to reach them.
  const isPersonal = [name, business, phone, email].some(
    (value) => value && Object.values(changes).includes(value),
  )
  if (isAnswered && !isPersonal) return calls.length > 0 ? [{ text: '', calls }] : []
  const values = listed(inWords)
  const isWho = Boolean(changes.name || changes.business || changes.industry)
  return [{ text: values ? `${isWho ? 'Noted:' : 'I have noted'} ${values}.` : LINES.noted, calls }]
}
