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
  isPublic: boolean
}

export function parseLine(line: string): OperationLine {
  const [method = '', path = '', flags = ''] = line.split(' ')
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
    isPublic: has('p'),
  }
}
