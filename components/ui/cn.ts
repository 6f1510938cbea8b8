/** Joins class names, leaving out what is not set. */
export const cn = (...names: (string | false | undefined | null)[]): string => names.filter(Boolean).join(' ')
