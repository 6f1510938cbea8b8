import { createServer } from 'node:http'
import { listen } from '@/scripts/local/listen'
import { numberSetting } from '@/scripts/local/number-setting'

const portWith = (environment: Record<string, string>) => numberSetting('PORT', 4173, environment)

describe('A setting that is a number', () => {
  it.each([{}, { PORT: '' }, { PORT: '  ' }])(
    'is the usual one where it is not set, or empty: %j',
    (environment) => {
      expect(portWith(environment)).toBe(4173)
    },
  )

  it('is the number that is set', () => {
    expect([portWith({ PORT: '4200' }), portWith({ PORT: '0' })]).toEqual([4200, 0])
  })

  it.each(['http', '4173.5', '-1', '4k'])('is refused where it is “%s”', (PORT) => {
    expect(() => portWith({ PORT })).toThrow(`PORT is “${PORT}”. Set it to a whole number`)
  })
})

it('A server on any free port says on which one it is', async () => {
  const server = createServer()
  try {
    const address = await listen(server, 0)
    const bound = server.address()
    expect(address).toBe(`http://localhost:${typeof bound === 'object' && bound?.port}/`)
  } finally {
    server.close()
  }
})
