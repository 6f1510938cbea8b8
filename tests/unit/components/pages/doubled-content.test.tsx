import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ShellProvider } from '@/components/layout/page-link'
import { industries } from '@/content/facts'
import { PLAN_SERVICES } from '@/content/pricing/plans'
import { FOUND_BY } from '@/scripts/content-lists'
import { fakeShell } from '@/tests/support/fake-shell'
import { fakeInView } from '@/tests/support/in-view'
import { fakeMediaQueries } from '@/tests/support/media-queries'
import { modulesIn } from '@/tests/support/type-errors'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Lists of names: `scripts/content-lists.ts` stops the build at a second one, as at an entry that has the name of another. */
const NAMES: readonly unknown[] = [industries, PLAN_SERVICES]

/** Repeats the last entry of every list in a value, except where the build would stop at it. */
function doubleLists(value: unknown, seen = new Set<unknown>()): void {
  if (!isRecord(value) || seen.has(value)) return
  seen.add(value)
  Object.values(value).forEach((part) => doubleLists(part, seen))
  if (!Array.isArray(value) || value.length === 0) return
  const last: unknown = value.at(-1)
  if (NAMES.includes(value) || (isRecord(last) && FOUND_BY.some((name) => name in last))) return
  value.push(last)
}

const PAGES = modulesIn('components/pages', 'index.tsx')

describe('A page whose lists repeat an entry', () => {
  beforeAll(() => {
    fakeInView()
    fakeMediaQueries()
    const content = modulesIn('content').map((file) => jest.requireActual<object>(`@/${file}`))
    const seen = new Set<unknown>()
    content.forEach((module) => doubleLists({ ...module }, seen))
  })

  it.each(PAGES)('is shown, and the console stays clean: %s', (file) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { default: Page } = jest.requireActual<{ default: ComponentType }>(`@/${file}`)
    render(
      <ShellProvider value={fakeShell()}>
        <Page />
      </ShellProvider>,
    )
    expect(complain.mock.calls.map((said) => said.join(' ').slice(0, 300))).toEqual([])
  })
})
