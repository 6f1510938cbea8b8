/** A stretch of a rambling sentence: what matters, or what is only said. */
export interface Heard {
  text: string
  matters: boolean
}

/** Splits a sentence at its square brackets: what is inside them matters. */
export const splitHeard = (sentence: string): Heard[] =>
  sentence
    .split(/\[([^\]]*)\]/)
    .map((text, index) => ({ text, matters: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
