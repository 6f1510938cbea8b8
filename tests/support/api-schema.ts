import Ajv2020 from 'ajv/dist/2020'
import { platformSpec } from './platform-spec'

/** What is wrong with values, by the schema of this name in the API's specification. */
export async function apiValidator(name: string): Promise<(value: unknown) => string[]> {
  const spec = await platformSpec()
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile({ $ref: `#/components/schemas/${name}`, components: spec.components })
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
