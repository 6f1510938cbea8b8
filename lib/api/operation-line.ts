/** One line of the generated table: method, path and flags, as `scripts/api/operation-table.ts` writes them. */
export interface OperationLine {
  method: string
  path: string
  /** Names of the path's parameters, in order. */
  parameters: string[]
  hasBody: boolean
  isMultipart: boolean
  hasQuery: boolean
  paging: 'numbered' | 'by-time' | 'none'
  mayBeEmpty: boolean
  isFile: boolean
  isPublic: boolean
}

/** `base` is the path of the resource, with which the path of the operation begins. */
export function parseLine(line: string, base = ''): OperationLine {
  const [, method = '', rest = '', flags = ''] = /^(\w+) ?(\/\S*)? ?(\w*)$/.exec(line) ?? []
  const path = base + rest
  const has = (flag: string) => flags.includes(flag)
  return {
    method,
    path,
    parameters: path.match(/(?<=\{)\w+/g) ?? [],
    hasBody: has('b') || has('m'),
    isMultipart: has('m'),
    hasQuery: has('q'),
    paging: has('n') ? 'numbered' : has('c') ? 'by-time' : 'none',
    mayBeEmpty: has('e'),
    isFile: has('f'),
    isPublic: has('p'),
  }
}
