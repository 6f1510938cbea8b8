import { editable, type Assistant, type Squad, type Tool, type UpdateAssistant } from '@/lib/api'
import type { components } from '@/lib/api'

const stored = {
  id: 'a',
  orgId: 'o',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  latestVersion: '3',
  name: 'Reception',
  voice: { provider: 'azure', voiceId: 'emma' },
} as Assistant

describe('What was read', () => {
  it('is sent back without what the platform sets itself, all else as it came', () => {
    const body: UpdateAssistant = { ...editable<UpdateAssistant>(stored), name: 'Night' }
    expect(body).toEqual({ name: 'Night', voice: { provider: 'azure', voiceId: 'emma' } })
    expect(stored).toHaveProperty('id', 'a')
  })

  it('keeps null and values that are newer than the types', () => {
    const newer = { ...stored, transcriber: null, voice: { provider: 'newer' } } as unknown as Assistant
    expect(editable<UpdateAssistant>(newer)).toEqual({
      name: 'Reception',
      transcriber: null,
      voice: { provider: 'newer' },
    })
  })

  it('compiles for every resource that is stored as it is sent, and for no other type', () => {
    type Schemas = components['schemas']
    const squad: (read: Squad) => Schemas['UpdateSquadDTO'] = (read) =>
      editable<Schemas['UpdateSquadDTO']>(read)
    const tool: (read: Tool) => object = (read) =>
      editable<Schemas['UpdateApiRequestToolDTO']>(read as { id: string })
    expect([squad, tool]).toHaveLength(2)
    // @ts-expect-error A text is nothing that was read.
    expect(editable<UpdateAssistant>('text')).toBeDefined()
  })
})
