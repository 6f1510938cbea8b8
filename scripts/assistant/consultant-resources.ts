import { briefOutput } from '../../assistant/brief-output'
import type { consultant } from '../../assistant/consultant'
import type { Eval } from '../../assistant/evals'
import type { Resource } from './resources'

/** What the consultant consists of. Its tools are part of the assistant: the page runs them. */
export const consultantResources = (
  assistant: typeof consultant,
  evals: readonly Eval[],
  id: string | undefined,
): Resource[] => [
  { kind: 'structured-output', name: briefOutput.name, fields: () => briefOutput },
  {
    kind: 'assistant',
    name: assistant.name,
    id,
    fields(idOf) {
      const output = idOf(briefOutput.name)
      return {
        ...assistant,
        ...(output !== undefined && { artifactPlan: { structuredOutputIds: [output] } }),
      }
    },
  },
  ...evals.map((of): Resource => ({ kind: 'eval', name: of.name, fields: () => ({ ...of }) })),
]
