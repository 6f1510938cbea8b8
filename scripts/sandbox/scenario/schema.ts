import { z } from 'zod'
import { setupSchema } from './setup-schema'
import { stepSchema } from './step-schema'

/**
 * A scenario file: what the far end does, in order, and what goes wrong at which moment.
 * Every file in `scripts/sandbox/scenarios/` satisfies this; see `docs/sandbox.md`.
 */
export const scenarioSchema = z.strictObject({
  /** Unique among all files. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** One sentence for the developer's page. */
  summary: z.string().min(1),
  ...setupSchema.shape,
  /** What happens once the client has said that it can play. */
  script: z.array(stepSchema).default([]),
})

export type Scenario = z.output<typeof scenarioSchema>
export type { Setup } from './setup-schema'
export type { Step } from './step-schema'
