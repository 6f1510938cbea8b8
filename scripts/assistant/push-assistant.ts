import type { CreateAssistant, ManagementClient } from '../../lib/api'
import { differences, sentenceOf } from './differences'

export interface PushOptions {
  client: Pick<ManagementClient, 'assistants'>
  assistant: CreateAssistant & { name: string }
  /** The published assistant. Default: the one of the same name. */
  id?: string | undefined
  /** Only says what would change. */
  check?: boolean
  log: (line: string) => void
}

export interface PushResult {
  /** Undefined where nothing is published yet, and nothing was to be written. */
  id: string | undefined
  /** Whether the published assistant differed. */
  differed: boolean
}

/** Creates or updates the assistant, and says first what changes. */
export async function pushAssistant({
  client,
  assistant,
  id,
  check = false,
  log,
}: PushOptions): Promise<PushResult> {
  const published = id ? await client.assistants.get(id) : await findByName(client, assistant.name)
  if (!published) {
    log(`There is no assistant called "${assistant.name}" yet.`)
    if (check) return { id: undefined, differed: true }
    const created = await client.assistants.create(assistant)
    log(`Created ${created.id}.`)
    return { id: created.id, differed: true }
  }
  const changes = differences(assistant, published)
  if (changes.length === 0) {
    log(`${published.id} is published as it is here.`)
    return { id: published.id, differed: false }
  }
  log(`${published.id} differs in ${changes.length} ${changes.length === 1 ? 'field' : 'fields'}:`)
  for (const change of changes) log(`  ${sentenceOf(change)}`)
  if (!check) {
    await client.assistants.update(published.id, assistant)
    log(`Updated ${published.id}.`)
  }
  return { id: published.id, differed: true }
}

async function findByName({ assistants }: Pick<ManagementClient, 'assistants'>, name: string) {
  for await (const assistant of assistants.iterate()) if (assistant.name === name) return assistant
  return undefined
}
