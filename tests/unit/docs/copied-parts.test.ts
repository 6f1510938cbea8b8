import { compilerOptions, modulesIn, typeErrors } from '@/tests/support/type-errors'

const APP = 'examples/react-parts'

it('The parts that apps copy compile with the settings of the example app', () => {
  const parts = modulesIn(`${APP}/src/parts`, '.tsx').concat(modulesIn(`${APP}/src/parts`))
  expect(parts.length).toBeGreaterThan(3)
  expect(typeErrors(parts, undefined, compilerOptions(APP))).toEqual([])
})
