/**
 * A setting that is a whole number. One that is set but empty, as `PORT=` in a script or a host's form, counts as not set.
 *
 * @throws Error when it is something else
 */
export function numberSetting(
  name: string,
  standard: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const text = environment[name]?.trim()
  if (!text) return standard
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`${name} is “${text}”. Set it to a whole number, or leave it out for ${standard}.`)
}
