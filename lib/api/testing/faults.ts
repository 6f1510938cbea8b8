import type { OperationDescription } from './description'
import { errorBody, jsonReply, type Reply } from './replies'

/** How an operation misbehaves. */
export interface Fault {
  /** Answers with this HTTP status and the platform's error body, or with `body`. */
  status?: number
  /** A string is sent unchanged, everything else as JSON. Default: the platform's error body for the status. */
  body?: unknown
  /** Headers of the answer, such as `retry-after`. */
  headers?: Record<string, string>
  /** Milliseconds before the answer, or before the connection fails. Alone, it delays a correct answer. */
  delayMs?: number
  /** No answer: the connection fails, with this error if one is given. */
  networkError?: boolean | Error
  /** How many requests it hits. Default: all. */
  times?: number
}

/** Which operation: its id (`assistants.create`), its method and path (`POST /assistant`), or `*` for all. */
export type OperationName = string

/** The faults of a fake. The newest that matches an operation is used. */
export interface Faults {
  /** Adds a fault. @returns a function that takes it back */
  add(operation: OperationName, fault: Fault): () => void
  /** The fault that hits a request now; counts it. */
  take(operation: OperationDescription): Fault | undefined
  clear(): void
}

export function createFaults(operations: readonly OperationDescription[]): Faults {
  let faults: { name: string; fault: Fault; left: number }[] = []
  return {
    add(name, fault) {
      if (name !== '*') operationNamed(operations, name)
      const entry = { name, fault, left: fault.times ?? Infinity }
      faults.unshift(entry)
      return () => {
        faults = faults.filter((it) => it !== entry)
      }
    },
    take(operation) {
      const entry = faults.find(({ name, left }) => left > 0 && (name === '*' || isNamed(operation, name)))
      if (!entry) return undefined
      entry.left--
      return entry.fault
    },
    clear: () => {
      faults = []
    },
  }
}

const isNamed = ({ id, method, path }: OperationDescription, name: string) =>
  name === id || name === `${method} ${path}`

/** The operation with this id, or method and path. Throws an error that names similar ones. */
export function operationNamed(
  operations: readonly OperationDescription[],
  name: OperationName,
): OperationDescription {
  const found = operations.find((operation) => isNamed(operation, name))
  if (!found) throw new Error(unknownOperation(operations, name))
  return found
}

function unknownOperation(operations: readonly OperationDescription[], name: string): string {
  const [resource = name] = name.split('.')
  const near = operations.flatMap(({ id }) => (id.startsWith(`${resource}.`) ? id : []))
  const hint = near.length > 0 ? ` Those of ${resource} are: ${near.join(', ')}.` : ''
  return `There is no operation named ${name}. Name it as the client does (assistants.create), or by method and path (POST /assistant).${hint}`
}

/** The answer of a fault. Undefined if the fault only delays the correct answer. */
export function replyOfFault({ status, body, headers = {} }: Fault): Reply | undefined {
  if (status === undefined && body === undefined) return undefined
  const sent = status ?? 200
  const more = sent === 429 && !('retry-after' in headers) ? { 'retry-after': '1', ...headers } : headers
  if (typeof body === 'string')
    return { status: sent, headers: { 'content-type': 'text/plain', ...more }, body }
  return jsonReply(sent, body ?? errorBody(sent), more)
}
