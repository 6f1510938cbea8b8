import { createLeadReceiver } from '@/scripts/local/lead-receiver'
import { serve, type LocalServer } from '@/scripts/local/serve'

describe('The local site takes briefs', () => {
  const printed: string[] = []
  let server: LocalServer
  beforeAll(async () => {
    const receive = createLeadReceiver('/site', (line) => printed.push(line))
    server = await serve(async (request, response) => {
      if (!(await receive(request, response))) response.end('the site')
    })
  })
  afterAll(() => server.close())

  const post = (body: string) =>
    fetch(`${server.url}/site/local/leads`, { method: 'POST', body }).then(({ status }) => status)

  it('and prints each once, however often it is sent', async () => {
    const lead = JSON.stringify({ id: 'one', brief: { name: 'Ada' } })
    expect([await post(lead), await post(lead)]).toEqual([201, 409])
    expect(printed).toEqual(['A brief has arrived: {"name":"Ada"}'])
  })

  it('and refuses what is no brief', async () => {
    expect([await post('name=Ada'), await post('{"name":"Ada"}')]).toEqual([400, 400])
    expect((await fetch(`${server.url}/site/local/leads`)).status).toBe(405)
  })

  it('and leaves every other request to the site', async () => {
    expect(await (await fetch(`${server.url}/local/leads`)).text()).toBe('the site')
  })
})
