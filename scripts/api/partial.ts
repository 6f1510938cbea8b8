import { METHODS, type OpenApiDocument } from './document'
import { withoutUnused } from './adopt'

/** The newer document with those of our operations, and what they refer to, that it does not mention. */
export function keepMissing(current: OpenApiDocument, newer: OpenApiDocument): OpenApiDocument {
  const paths = structuredClone(newer.paths)
  for (const [path, item] of Object.entries(current.paths)) {
    const target = paths[path]
    if (!target) {
      paths[path] = structuredClone(item)
      continue
    }
    for (const method of METHODS) {
      if (item[method] && !target[method]) {
        const parameters = target.parameters ? [] : (item.parameters ?? [])
        const own = item[method].parameters ?? []
        target[method] = { ...structuredClone(item[method]), parameters: [...parameters, ...own] }
      }
    }
  }
  const components = { ...newer.components }
  for (const section of ['schemas', 'parameters', 'responses'] as const) {
    Object.assign(components, { [section]: { ...current.components?.[section], ...components[section] } })
  }
  const tags = [...(current.tags ?? []), ...(newer.tags ?? [])]
  const unique = [...new Map(tags.map((tag) => [tag.name, tag])).values()]
  return withoutUnused({ ...newer, paths, components, tags: unique })
}
