import { UsageError } from '../local/exit-code'
import type { BehaviourName } from '../sandbox/platform/behaviours'
import type { Traits } from './traits'

/** Which behaviour of the sandbox plays a value that the documented one does not have. */
const PLAYED_BY: readonly [trait: string, value: RegExp, behaviour: BehaviourName][] = [
  ['result of a tool at once', /No result returned/, 'no-result'],
  ['goes on behind a tool call', /no/, 'chat-waits'],
  ['arguments of a tool call', /none/, 'empty-arguments'],
  ['arguments of a tool call', /object/, 'object-arguments'],
  ['lists of a tool call', /^toolCallList$/, 'tool-call-list'],
  ['lists of a tool call', /^toolWithToolCallList$/, 'tool-with-tool-call-list'],
  ['form of a tool call', /flat/, 'flat-calls'],
  ['form of a tool call', /parameters/, 'calls-with-parameters'],
  ['a tool call comes twice', /yes/, 'doubled-calls'],
  ['partial transcripts', /no/, 'finals-only'],
  ['a partial comes after its final', /yes/, 'late-partials'],
  ['a final comes twice', /yes/, 'disorder'],
  ['a final is corrected', /yes/, 'corrected-finals'],
  ['says that it is in progress', /no/, 'no-status'],
  ['says that it has ended', /no/, 'no-goodbye'],
  ['kinds of messages after the end', /tool-calls/, 'calls-after-end'],
  ['HTTP status', /402/, 'no-credit'],
  ['HTTP status', /429/, 'over-limit'],
  ['the call starts', /no-credit|payment|402/, 'no-credit'],
  ['the call starts', /busy|limit|429/, 'over-limit'],
]

interface TraitDifference {
  trait: string
  live: string
  sandbox: string
  /** The behaviour of the sandbox that is like the live platform here; undefined where there is none. */
  playedBy: BehaviourName | undefined
}

/** @throws UsageError where the sandbox’s own call failed: a live call that fails too would be “as the sandbox” */
export function differencesBetween(live: Traits, sandbox: Traits): TraitDifference[] {
  const started = sandbox['the call starts'] ?? 'yes'
  if (started !== 'yes')
    throw new UsageError(
      `The call to the sandbox did not start (${started}), so that the live call cannot be compared. Run the command again.`,
    )
  const traits = new Set([...Object.keys(sandbox), ...Object.keys(live)])
  return [...traits]
    .filter((trait) => live[trait] !== sandbox[trait])
    .map((trait) => {
      const value = live[trait] ?? 'not seen'
      const found = PLAYED_BY.find(([of, pattern]) => of === trait && pattern.test(value))
      return { trait, live: value, sandbox: sandbox[trait] ?? 'not seen', playedBy: found?.[2] }
    })
}

/** One line for each difference. For two lists, the items that only one of them has. */
export const sentencesOf = (differences: readonly TraitDifference[]): string[] =>
  differences.map(({ trait, live, sandbox, playedBy }) => {
    const known = playedBy ? `the sandbox plays it as “${playedBy}”` : 'the sandbox does not play it'
    if (!/^(?:kinds|places)/.test(trait)) return `  ${trait}: ${live} (sandbox: ${sandbox}); ${known}`
    const only = (of: string, others: string) =>
      of
        .split(', ')
        .filter((item) => !others.split(', ').includes(item))
        .join(', ') || 'none'
    return `  ${trait}: only there ${only(live, sandbox)}; only in the sandbox ${only(sandbox, live)}`
  })
