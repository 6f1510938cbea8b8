/** A text as Testing Library and Playwright read it: with plain spaces for those that keep a sum on one line. */
export const asShown = (text: string) => text.replaceAll('\u00a0', ' ')
