/** As changesets write it: `1.2.3`, or `1.2.3-beta.4`. */
const VERSION = String.raw`\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?`

/** A text with another version where it names that of the package: `NAME-1.2.3.tgz`, `NAME@1.2.3`, `"NAME": "1.2.3"`. */
export const withVersion = (text: string, { name, version }: { name: string; version: string }): string =>
  text.replace(
    new RegExp(`\\b(${name}(?:[-@]|": "))${VERSION}`, 'g'),
    (_, before: string) => before + version,
  )
