interface MarkedText {
  text: string
  marked: boolean
}

/** Splits a sentence at its square brackets. The parts inside them are marked. */
export const splitMarked = (sentence: string): MarkedText[] =>
  sentence
    .split(/\[([^\]]*)\]/)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')

/** The sentence as it is spoken: without its brackets, and with plain spaces. */
export const withoutMarks = (sentence: string): string =>
  sentence.replace(/[[\]]/g, '').replaceAll('\u00a0', ' ')
