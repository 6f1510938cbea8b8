import type { paths } from './schema.generated'

/* The parameters and results of each operation, derived from the generated `paths`. */

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch'
export type Path = keyof paths

/** The paths that have this method. */
export type PathWith<M extends HttpMethod> = {
  [P in Path]: paths[P][M] extends { responses: unknown } ? P : never
}[Path]

export type OperationAt<P extends Path, M extends HttpMethod> = paths[P][M]

type Content<T> = T extends { content: infer C } ? C[keyof C] : never

/** The body of an operation; `never` if it takes none. */
export type BodyOf<Op> = Op extends { requestBody: infer Body } ? Content<Body> : never

/** Whether the body is sent as a form. */
export type IsMultipart<Op> = Op extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? true
  : false

/** The body of a 2xx answer; `undefined` if the specification has none. */
export type DataOf<Op> = Op extends { responses: infer Responses }
  ? SuccessOf<Responses> extends infer Success
    ? [Success] extends [never]
      ? undefined
      : Success
    : never
  : never
type SuccessOf<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202)]: Content<Responses[Status]>
}[keyof Responses & (200 | 201 | 202)]

export type PathParametersOf<Op> = Op extends { parameters: { path: infer Parameters } } ? Parameters : never

/** The query of an operation; `never` if it takes none. */
export type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never

/** True if every property is optional. */
export type AllOptional<T> = Record<never, never> extends T ? true : false
