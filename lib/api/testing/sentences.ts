import type { ErrorObject } from 'ajv'

/** The platform's sentence about a field that it refuses. `name` is what the value itself is called. */
export function sentenceOf({ instancePath, keyword, params, message }: ErrorObject, name = ''): string {
  const path = pathOf(instancePath, name)
  const subject = path || 'body'
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${path && `${path}.`}property ${String(params.additionalProperty ?? params.unevaluatedProperty)} should not exist`
    case 'required':
      return `${path && `${path}.`}${String(params.missingProperty)} should not be null or undefined`
    case 'type':
      return `${subject} must be ${[params.type as string | string[]].flat().map(aValueOf).join(' or ')}`
    case 'enum':
      return `${subject} must be one of the following values: ${(params.allowedValues as unknown[]).join(', ')}`
    case 'const':
      return `${subject} must be one of the following values: ${String(params.allowedValue)}`
    case 'maxLength':
      return `${subject} must be shorter than or equal to ${params.limit} characters`
    case 'minLength':
      return `${subject} must be longer than or equal to ${params.limit} characters`
    case 'maxItems':
      return `${subject} must contain no more than ${params.limit} elements`
    case 'minItems':
      return `${subject} must contain at least ${params.limit} elements`
    case 'minimum':
      return `${subject} must not be less than ${params.limit}`
    case 'maximum':
      return `${subject} must not be greater than ${params.limit}`
    case 'pattern':
      return `${subject} must match ${params.pattern} regular expression`
    case 'format':
      return `${subject} must be ${FORMATS[params.format as string] ?? `a valid ${params.format}`}`
    case 'reference':
      return `${subject} must be the id of something that exists`
    case 'union':
      return `${subject} must be one of the objects that the API describes`
    default:
      return `${subject} ${message ?? 'is not valid'}`
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a valid ISO 8601 date string',
  date: 'a valid ISO 8601 date',
  uuid: 'a UUID',
  uri: 'a URL address',
  email: 'an email',
}

function aValueOf(type: string): string {
  if (type === 'integer') return 'an integer number'
  if (type === 'boolean') return 'a boolean value'
  if (type === 'null') return 'null'
  return `${type === 'object' || type === 'array' ? 'an' : 'a'} ${type}`
}

/** `/model/toolIds/0` as `model.toolIds.0`. */
function pathOf(pointer: string, name: string): string {
  const steps = pointer.split('/').slice(1)
  return [name, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))]
    .filter(Boolean)
    .join('.')
}
