/** A text of the content in quotes; quotes in it become single ones: “He said ‘yes’.” */
export const quoted = (text: string): string =>
  `“${text.replace(/[„«]|(?<![\p{L}\p{N}.,!?…])["“]/gu, '‘').replace(/[“”»"]/g, '’')}”`

/** What a shell would read as its own, or as the end of a word in double quotes. */
const SPECIAL = /["$`\\!]/

/** A text of the content as one word of a command. */
export const commandWord = (text: string): string =>
  SPECIAL.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`
