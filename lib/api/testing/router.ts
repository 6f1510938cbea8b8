import type { OperationDescription } from './description'

/** An operation, and the values of its path's parameters. */
export interface Route {
  operation: OperationDescription
  ids: Record<string, string>
}

/** Finds operations by method and path, a fixed step before a parameter: `/eval/run` is not the eval `run`. */
export function createRouter(operations: readonly OperationDescription[]) {
  const routes = operations.map((operation) => ({ operation, steps: stepsOf(operation.path) }))
  routes.sort((a, b) => compareSteps(a.steps, b.steps))

  return (method: string, path: string): Route | undefined => {
    const asked = stepsOf(path)
    for (const { operation, steps } of routes) {
      if (operation.method !== method || steps.length !== asked.length) continue
      const ids = match(steps, asked)
      if (ids) return { operation, ids }
    }
    return undefined
  }
}

const stepsOf = (path: string) => path.split('/').slice(1)
const parameterIn = (step: string) => /^\{(\w+)\}$/.exec(step)?.[1]

function compareSteps(a: readonly string[], b: readonly string[]): number {
  for (const [place, step] of a.entries()) {
    const difference = Number(step.startsWith('{')) - Number(b[place]?.startsWith('{') ?? false)
    if (difference !== 0) return difference
  }
  return 0
}

function match(steps: readonly string[], asked: readonly string[]): Record<string, string> | undefined {
  const ids: [string, string][] = []
  for (const [place, step] of steps.entries()) {
    const value = asked[place] ?? ''
    const name = parameterIn(step)
    if (name === undefined ? value !== step : value === '') return undefined
    if (name !== undefined) ids.push([name, decoded(value)])
  }
  return Object.fromEntries(ids)
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
