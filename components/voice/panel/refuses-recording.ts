/** A refusal with a word for recording close behind it, in the languages that the consultant is asked in. */
const REFUSALS = [
  /\b(?:do not|don['’]?t|not|no|never|stop|without|rather not)\b[^.?!]{0,30}\brecord(?:ing|ed|s)?\b/i,
  /\b(?:nicht|keine?|ohne)\b[^.?!]{0,30}(?:aufzeich|aufnehm|aufnahme|aufgezeichnet|aufgenommen|mitschn)/i,
  /\b(?:no|sin|nunca)\b[^.?!]{0,30}\bgrab(?:a|e|en|es|aci)/i,
  /\bn['’]enregistre|\b(?:pas|sans|jamais)\b[^.?!]{0,30}\benregistr/i,
  /\b(?:non|senza|mai)\b[^.?!]{0,30}\bregistr/i,
  /\b(?:não|nao|sem|nunca)\b[^.?!]{0,30}\bgrav(?:a|e|em|es)/i,
]
const IS_QUESTION = /\?\s*$|^\s*(?:do|does|did|is|are|can|could|why|how|what|when|who|will|would)\b/i

/** Whether a typed sentence says that a call must not be recorded: “please don’t record this”. A question does not. */
export const refusesRecording = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => !IS_QUESTION.test(sentence) && REFUSALS.some((refusal) => refusal.test(sentence)))
