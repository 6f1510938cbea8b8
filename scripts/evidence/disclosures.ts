/** The facts that the page must tell a visitor before the first sound, or before the first written answer. */
export type Statement = 'ai' | 'transcribed' | 'recorded' | 'not-recorded' | 'microphone' | 'processor'

/** How each statement is recognised, by the language of the content. Add a language with its content. */
const WORDS: Record<string, Record<Statement, RegExp>> = {
  en: {
    ai: /\b(?:an AI|AI (?:answers|consultant)|talk to AI|chat with AI)\b/i,
    transcribed: /\btranscribe[sd]?\b/i,
    recorded: /\b(?:may|can) (?:also )?(?:be recorded|record)\b/i,
    'not-recorded': /\bnot (?:be )?recorded\b/i,
    microphone: /\bmicrophone stays off until you allow it\b/i,
    processor: /\bVapi\b/,
  },
}

/** The statements that a text lacks. @throws where the language has no words. */
export function missingStatements(
  text: string,
  required: readonly Statement[],
  language: string,
): Statement[] {
  const words = WORDS[language.split('-')[0] ?? '']
  if (!words)
    throw new Error(
      `scripts/evidence/disclosures.ts does not know the language “${language}”. Add its words there.`,
    )
  return required.filter((statement) => !words[statement].test(text))
}
