import type { StreamedMethod, StreamedPath } from './chat-types'
import type { CallOptions, UploadOptions } from './options'
import type {
  AllOptional,
  BodyOf,
  DataOf,
  HttpMethod,
  IsMultipart,
  OperationAt,
  Path,
  PathParametersOf,
  QueryOf,
} from './paths'
import type { FormOf } from './upload'

/** A line of the generated table: `GET /assistant/{id}`, with flags after a second blank. */
type MethodIn<Line> = Line extends `${infer Method} ${string}`
  ? Extract<Lowercase<Method>, HttpMethod>
  : never
type PathIn<Line> = Line extends `${string} ${infer P} ${string}`
  ? Extract<P, Path>
  : Line extends `${string} ${infer P}`
    ? Extract<P, Path>
    : never
type OperationIn<Line> = OperationAt<PathIn<Line>, MethodIn<Line>>

/** The parameters of a path, in the order in which they stand in it. */
type PathArguments<P extends string, Parameters> = P extends `${string}{${infer Name}}${infer Rest}`
  ? [
      ...PathArgument<Name, Name extends keyof Parameters ? Parameters[Name] : never>,
      ...PathArguments<Rest, Parameters>,
    ]
  : []
/** Labels for editors; the names are those of the path wherever there is one of its own. */
type PathArgument<Name, T> = Name extends 'id'
  ? [id: T]
  : Name extends 'testSuiteId'
    ? [testSuiteId: T]
    : Name extends 'provider'
      ? [provider: T]
      : [parameter: T]

type BodyArgument<Op> = [BodyOf<Op>] extends [never]
  ? []
  : IsMultipart<Op> extends true
    ? [form: FormOf<BodyOf<Op>>]
    : [body: BodyOf<Op>]

type OptionsOf<Op> = IsMultipart<Op> extends true ? UploadOptions : CallOptions

/** After a body, the query stands among the options; without one, it is an argument of its own. */
type LastArguments<Op> = [QueryOf<Op>] extends [never]
  ? [options?: OptionsOf<Op>]
  : [BodyOf<Op>] extends [never]
    ? AllOptional<QueryOf<Op>> extends true
      ? [query?: QueryOf<Op>, options?: OptionsOf<Op>]
      : [query: QueryOf<Op>, options?: OptionsOf<Op>]
    : AllOptional<QueryOf<Op>> extends true
      ? [options?: OptionsOf<Op> & { query?: QueryOf<Op> }]
      : [options: OptionsOf<Op> & { query: QueryOf<Op> }]

export type ArgumentsOf<Line> = [
  ...PathArguments<PathIn<Line>, PathParametersOf<OperationIn<Line>>>,
  ...BodyArgument<OperationIn<Line>>,
  ...LastArguments<OperationIn<Line>>,
]

/** `POST /chat` and its kin answer with a stream or not, as their body says. */
export type MethodOf<Line> = Line extends `POST ${infer P extends StreamedPath} ${string}`
  ? StreamedMethod<P, BodyOf<OperationAt<P, 'post'>>>
  : (...args: ArgumentsOf<Line>) => Promise<DataOf<OperationIn<Line>>>

type ItemOf<Page> = Page extends (infer Item)[]
  ? Item
  : Page extends { results: (infer Item)[] }
    ? Item
    : never

type Iterate<Line> = (...args: ArgumentsOf<Line>) => AsyncGenerator<ItemOf<DataOf<OperationIn<Line>>>, void>

/** The methods of a resource. One that can be listed can be iterated, page after page. */
export type Resource<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends string ? MethodOf<Table[Name]> : Resource<Table[Name]>
} & (Table extends { list: infer Line extends string } ? { readonly iterate: Iterate<Line> } : unknown)

export type Resources<Tables> = { readonly [Name in keyof Tables]: Resource<Tables[Name]> }
