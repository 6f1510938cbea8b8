import { nameOf, operationsOf, shapeOfPath, type OpenApiDocument, type OperationEntry } from './document'

/** Words with which published ids say what our methods call `list`, `get`, `delete`. */
const VERBS = new Map(
  Object.entries({
    find: 'get',
    fetch: 'get',
    read: 'get',
    remove: 'delete',
    destroy: 'delete',
    patch: 'update',
    post: 'create',
    add: 'create',
  }),
)
const BY_METHOD: Record<string, string> = {
  post: 'create',
  put: 'replace',
  patch: 'update',
  delete: 'delete',
}
const MANNERS = new Set(['all', 'one', 'paginated', 'by', 'id'])
const VERSION = /^v\d+$/i
const DOTTED = /^[a-z]\w*(\.[a-z]\w*)+$/

/**
 * The name of every operation, which is the name of its method in the client. An operation that we have keeps
 * its name. A new one is named after its published id: `CampaignController_findAllV2` is `campaigns.listV2`.
 * The result depends on nothing but the document and our names, so it is the same in every release.
 */
export function operationIds(document: OpenApiDocument, current: OpenApiDocument): Map<string, string> {
  const ours = new Map(
    operationsOf(current).map((entry) => [keyOf(entry), entry.operation.operationId ?? '']),
  )
  const taken = new Set(ours.values())
  const resourceOf = resourcesOf(document, ours)
  const ids = new Map<string, string>()
  for (const entry of operationsOf(document)) {
    const known = ours.get(keyOf(entry))
    const given = entry.operation.operationId ?? ''
    const id = known ?? (DOTTED.test(given) ? given : freeName(entry, resourceOf(entry), taken))
    taken.add(id)
    ids.set(nameOf(entry), id)
  }
  return ids
}

/** `get /call/{}`: names of path parameters differ between releases, their places do not. */
export const keyOf = ({ method, path }: Pick<OperationEntry, 'method' | 'path'>): string =>
  `${method} ${shapeOfPath(path)}`

/** The short name, or the published one where the short one is taken, or that with its path. */
function freeName(entry: OperationEntry, resource: string, taken: ReadonlySet<string>): string {
  const { controller, method } = partsOf(entry)
  const literals = wordsOf(entry.path.replaceAll(/\{[^}]*\}/g, ' '))
  const names = [
    methodName(entry, resource),
    camel(method),
    camel([...method, ...controller]),
    camel([entry.method, ...literals]),
  ]
  const free = names.find((name) => name && !taken.has(`${resource}.${name}`))
  return `${resource}.${free ?? camel([entry.method, ...wordsOf(entry.path)])}`
}

/** `KnowledgeBaseV2Controller_filesGet` as its words: controller, and method without it. */
function partsOf({ operation, method, path }: OperationEntry) {
  const id = operation.operationId ?? ''
  const [before, after] = id.includes('_') ? id.split(/_+(.*)/, 2) : ['', id]
  const controller = wordsOf(before ?? '').filter((word) => word !== 'controller')
  const literals = wordsOf(path.replaceAll(/\{[^}]*\}/g, ' ')).filter((word) => !VERSION.test(word))
  const isList = method === 'get' && !path.endsWith('}')
  const verb = isList ? 'list' : (BY_METHOD[method] ?? method)
  return {
    controller: controller.length > 0 ? controller : literals.slice(0, 1),
    method: after ? wordsOf(after) : [verb, ...literals.slice(1)],
  }
}

function methodName(entry: OperationEntry, resource: string): string {
  const { controller, method } = partsOf(entry)
  const versions = [...controller, ...method].filter((word) => VERSION.test(word))
  const own = new Set(
    [...wordsOf(resource), ...controller].flatMap((word) => [word, singular(word), plural(word)]),
  )
  const words = method.filter((word) => !VERSION.test(word))
  const isAll = words.includes('all') || words.includes('paginated') || words[0] === 'list'
  // `filesGet` and `getFiles` are the same: the verb goes first.
  const last = words.at(-1) ?? ''
  const isReversed =
    words.length > 1 &&
    !isVerb(words[0] ?? '') &&
    (isVerb(last) || /^(?:attach|detach|retry|download|ensure|discover)$/.test(last))
  const [verb = '', ...objects] = isReversed ? [last, ...words.slice(0, -1)] : words
  const nouns = objects.filter((word) => !MANNERS.has(word) && !own.has(word))
  const isMany = isAll || (entry.method === 'get' && !entry.path.endsWith('}') && nouns.at(-1)?.endsWith('s'))
  const action = VERBS.get(verb) ?? verb
  const name = camel([action === 'get' && isMany ? 'list' : action, ...nouns])
  return name + [...new Set(versions)].map(capital).join('')
}

const isVerb = (word: string) =>
  VERBS.has(word) ||
  ['get', 'list', 'create', 'update', 'delete', 'replace', 'run', 'generate', 'cancel'].includes(word)

/**
 * The resource of an operation is its controller's, in the plural, with the words that its tag puts in front
 * (`simulationPersonalities`). A controller that has no list, creation or reading of its own belongs to the
 * resource above it in the path: the recordings under `/call/{id}` are `calls.download…`.
 */
function resourcesOf(document: OpenApiDocument, ours: ReadonlyMap<string, string>) {
  const entries = operationsOf(document)
  const atPath = (shape: string) => entries.find(({ path }) => shapeOfPath(path) === shape)
  const controllerOf = (entry: OperationEntry) => partsOf(entry).controller.join(' ')
  const independent = new Set(
    entries
      .filter(({ operation }) => /_(create|find|get|list)/i.test(operation.operationId ?? ''))
      .map(controllerOf),
  )
  return function resourceOf(entry: OperationEntry): string {
    const parts = shapeOfPath(entry.path).split('/')
    if (!independent.has(controllerOf(entry))) {
      for (let length = parts.length - 1; length > 1; length--) {
        const above = atPath(parts.slice(0, length).join('/'))
        if (above && controllerOf(above) !== controllerOf(entry)) return resourceOf(above)
      }
    }
    const sibling = entries.find((it) => controllerOf(it) === controllerOf(entry) && ours.has(keyOf(it)))
    const known = sibling && ours.get(keyOf(sibling))
    if (known && !known.startsWith('v2.')) return known.split('.').slice(0, -1).join('.')
    const controller = partsOf(entry).controller.filter((word) => !VERSION.test(word))
    const noun = [...controller.slice(0, -1), plural(controller.at(-1) ?? 'other')]
    const tag = wordsOf(entry.operation.tags?.[0]?.split('/').at(-1) ?? '')
    const isQualified = tag.length > noun.length && tag.slice(-noun.length).join() === noun.join()
    return camel(isQualified ? tag : noun)
  }
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
/** `testSuites.runs` as `Test suites runs`. */
export const spelledOut = (name: string): string => capital(wordsOf(name).join(' '))

/** A summary until somebody writes a better one: `evals`, `listRunsV2` is `List runs of an eval (v2)`. */
export function summaryOf(resource: string, method: string): string {
  const [verb = '', ...words] = wordsOf(method)
  const version = words.filter((word) => VERSION.test(word)).map((word) => ` (${word})`)
  const objects = words.filter((word) => !VERSION.test(word))
  const names = wordsOf(resource)
  const one = [...names.slice(0, -1), singular(names.at(-1) ?? '')].join(' ')
  const aThing = `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
  const object = verb === 'list' ? names.join(' ') : aThing
  const what = objects.length > 0 ? `${objects.join(' ')} of ${aThing}` : object
  return `${capital(verb)} ${what}${version.join('')}`
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camel = (words: string[]) => words.map((word, i) => (i === 0 ? word : capital(word))).join('')
const plural = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /s$/.test(word)
      ? word
      : /(x|ch|sh)$/.test(word)
        ? `${word}es`
        : `${word}s`
const singular = (word: string) => (/ies$/.test(word) ? `${word.slice(0, -3)}y` : word.replace(/s$/, ''))
