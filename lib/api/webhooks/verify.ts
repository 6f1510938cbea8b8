import { RefusedMessageError } from './errors'

/**
 * Checks whether the platform sent a request. Resolves to the ids by which the handler recognises a copy of the message, or to
 * an empty array if the plan has none. Rejects with a RefusedMessageError. `body` reads the body when it is called.
 */
export type Verify = (request: Request, body: () => Promise<Blob>, nowMs: number) => Promise<string[]>

export const unauthorized = (header: string, what: string) =>
  new RefusedMessageError(401, `${header} is ${what}.`)

export function headerOf({ headers }: Request, name: string): string {
  const value = headers.get(name)
  if (!value) throw unauthorized(name, 'missing')
  return value
}
