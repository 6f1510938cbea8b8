import { briefOutput } from '@/assistant/brief-output'
import { consultant } from '@/assistant/consultant'
import { conversations } from '@/assistant/conversations'
import { evals } from '@/assistant/evals'
import { apiValidator } from '@/tests/support/api-schema'

describe('What is published beside the assistant', () => {
  it('is an eval of each conversation that the demonstration is tested with', () => {
    expect(evals.map(({ name }) => name)).toEqual(conversations.map(({ id }) => `consultant: ${id}`))
    const [first] = evals
    expect(first?.messages[0]).toEqual({ role: 'user', content: conversations[0]?.turns[0]?.user })
    expect(JSON.stringify(first?.messages[1])).toContain('/voice agents/i')
    expect(JSON.stringify(first?.messages.at(-1))).toContain('industry: /clinic|dent/i')
  })

  it('is as the platform takes it: evals, the structured output, and the assistant', async () => {
    const faultsOfEval = await apiValidator('CreateEvalDTO')
    expect(evals.flatMap((each) => faultsOfEval(each))).toEqual([])
    expect((await apiValidator('CreateStructuredOutputDTO'))(briefOutput)).toEqual([])
    expect((await apiValidator('CreateAssistantDTO'))(consultant)).toEqual([])
  })

  it('keeps the lengths that the platform is known to cut or refuse at', () => {
    expect(briefOutput.name.length).toBeLessThanOrEqual(40)
    for (const { function: tool } of consultant.model.tools)
      expect(tool?.description?.length).toBeLessThan(1_000)
  })

  it('has the fields of the brief that the page notes, and no empty choice', () => {
    expect(Object.keys(briefOutput.schema.properties)).toEqual(
      expect.arrayContaining(['service', 'name', 'email', 'phone', 'day']),
    )
    expect(briefOutput.schema.properties.service).toMatchObject({ enum: ['voice', 'mvp', 'both'] })
  })
})
