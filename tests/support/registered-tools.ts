import { addTool, type ClientTool, type RegisteredTools } from '@/lib/voice/tools/client-tool'

/** The tools of an instance with which these are registered, by name. */
export function registeredTools(tools: Record<string, ClientTool>): RegisteredTools {
  const registered: RegisteredTools = new Set()
  for (const [name, tool] of Object.entries(tools)) addTool(registered, name, tool)
  return registered
}
