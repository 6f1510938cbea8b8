import { consultantTools, saidMeanwhile } from '@/content/consultant-tools'
import { modelTool } from '../lib/voice/tools/client-tool'

/**
 * What the page runs for the consultant. The platform waits for no page, so they are asynchronous; docs/consultant.md
 * says more.
 */
export const tools = Object.values(consultantTools).map((definition) =>
  modelTool(definition, { saysMeanwhile: saidMeanwhile[definition.name] }),
)
