import { RefusedMessageError } from './errors'

/**
 * Decides whether the platform sent a request: resolves to the ids by which a copy of the message can be
 * recognized, none where the plan has none; rejects with a RefusedMessageError. The body is read only when it
 * is asked for.
 */
export type Verify = (request: Request, body: () => Promise<Blob>, nowMs: number) => Promise<string[]>

export const unauthorized = (header: string, what: string) =>
  new RefusedMessageError(401, `${header} is ${what}.`)

export function headerOf({ headers }: Request, name: string): string {
  const value = headers.get(name)
  if (!value) throw unauthorized(name, 'missing')
  return value
}
