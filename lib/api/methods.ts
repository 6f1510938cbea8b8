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

/** The address of a line of the generated table, without flags: `GET /assistant/{id}` for `GET /{id}` in `/assistant`. */
type Address<Base extends string, Line> = Line extends `${infer Method} /${infer Rest}`
  ? `${Method} ${Base}/${Rest extends `${infer Inner} ${string}` ? Inner : Rest}`
  : Line extends `${infer Method} ${string}`
    ? `${Method} ${Base}`
    : `${Line & string} ${Base}`

type MethodIn<Address> = Address extends `${infer Method} ${string}`
  ? Extract<Lowercase<Method>, HttpMethod>
  : never
type PathIn<Address> = Address extends `${string} ${infer P}` ? Extract<P, Path> : never
type OperationIn<Address> = OperationAt<PathIn<Address>, MethodIn<Address>>

/** The parameters of a path, in its order. */
type PathArguments<P extends string, Parameters> = P extends `${string}{${infer Name}}${infer Rest}`
  ? [
      ...PathArgument<Name, Name extends keyof Parameters ? Parameters[Name] : never>,
      ...PathArguments<Rest, Parameters>,
    ]
  : []
/** One parameter, with its name for editors. A label must be a literal, so rare names are `parameter`. */
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

/** If an operation has a body, its query is one of the options. Otherwise the query is a separate argument. */
type LastArguments<Op> = [QueryOf<Op>] extends [never]
  ? [options?: OptionsOf<Op>]
  : [BodyOf<Op>] extends [never]
    ? AllOptional<QueryOf<Op>> extends true
      ? [query?: QueryOf<Op>, options?: OptionsOf<Op>]
      : [query: QueryOf<Op>, options?: OptionsOf<Op>]
    : AllOptional<QueryOf<Op>> extends true
      ? [options?: OptionsOf<Op> & { query?: QueryOf<Op> }]
      : [options: OptionsOf<Op> & { query: QueryOf<Op> }]

type ArgumentsOf<P extends string, Op> = [
  ...PathArguments<P, PathParametersOf<Op>>,
  ...BodyArgument<Op>,
  ...LastArguments<Op>,
]

/** The operations that create a chat answer with a stream if their body asks for one. */
type MethodOf<Address> = Address extends `POST ${infer P extends StreamedPath}`
  ? StreamedMethod<P, BodyOf<OperationAt<P, 'post'>>>
  : (...args: ArgumentsOf<PathIn<Address>, OperationIn<Address>>) => Promise<DataOf<OperationIn<Address>>>

type ItemOf<Page> = Page extends (infer Item)[]
  ? Item
  : Page extends { results: (infer Item)[] }
    ? Item
    : never

type Iterate<Address> = (
  ...args: ArgumentsOf<PathIn<Address>, OperationIn<Address>>
) => AsyncGenerator<ItemOf<DataOf<OperationIn<Address>>>, void>

type BaseOf<Table> = Table extends { path: infer Base extends string } ? Base : ''

/** The methods of a resource. One that can be listed can be iterated, page after page. */
export type Resource<Table> = {
  // Mapped from `keyof Table`, so that an editor finds the definition of a method in the table.
  readonly [Name in keyof Table as Exclude<Name, 'path'>]: Table[Name] extends string
    ? MethodOf<Address<BaseOf<Table>, Table[Name]>>
    : Resource<Table[Name]>
} & (Table extends { list: infer Line extends string }
  ? { readonly iterate: Iterate<Address<BaseOf<Table>, Line>> }
  : unknown)

export type Resources<Tables> = { readonly [Name in keyof Tables]: Resource<Tables[Name]> }
