import type { StreamOf, StreamedPath } from './chat-types'
import type { CallOptions } from './options'
import type {
  AllOptional,
  BodyOf,
  DataOf,
  HttpMethod,
  IsMultipart,
  OperationAt,
  Path,
  PathParametersOf,
  PathWith,
  QueryOf,
} from './paths'
import type { ReadAs } from './readers'
import type { FormOf, OnProgress } from './upload'

/** How an answer is read that is not JSON: an export as text, a download as a stream. */
export type ParseAs = Exclude<ReadAs, 'anything'>

interface Parsed {
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
  stream: NonNullable<Response['body']>
}

/** A property that is optional if nothing in it is required, and forbidden if T is `never`. */
type Part<Name extends string, T> = [T] extends [never]
  ? { [K in Name]?: undefined }
  : AllOptional<T> extends true
    ? { [K in Name]?: T }
    : { [K in Name]: T }

type Params<Op> = Part<'path', PathParametersOf<Op>> & Part<'query', QueryOf<Op>>
type Body<Op> = [BodyOf<Op>] extends [never]
  ? { body?: undefined }
  : { body: IsMultipart<Op> extends true ? FormOf<BodyOf<Op>> : BodyOf<Op> }

/** The arguments of a raw verb: path and query in `params`, and the body. */
export type VerbInit<Op> = Part<'params', Params<Op>> &
  Body<Op> &
  CallOptions & { parseAs?: ParseAs; onProgress?: OnProgress | undefined }

type Data<P extends Path, M extends HttpMethod, Init> = Init extends {
  parseAs: infer As extends keyof Parsed
}
  ? Parsed[As]
  : Init extends { body: { stream: true } }
    ? StreamOf<Extract<P, StreamedPath>>
    : DataOf<OperationAt<P, M>>

export type Verb<M extends HttpMethod> = <
  P extends PathWith<M>,
  Init extends VerbInit<OperationAt<P, M>> = VerbInit<OperationAt<P, M>>,
>(
  path: P,
  ...init: AllOptional<VerbInit<OperationAt<P, M>>> extends true ? [init?: Init] : [init: Init]
) => Promise<{ data: Data<P, M, Init>; response: Response }>

/** Every operation by its method and path. An answer that is not 2xx rejects, as with the named methods. */
export interface Verbs {
  readonly GET: Verb<'get'>
  readonly POST: Verb<'post'>
  readonly PUT: Verb<'put'>
  readonly PATCH: Verb<'patch'>
  readonly DELETE: Verb<'delete'>
}
