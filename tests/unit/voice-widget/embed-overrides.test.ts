import { withOverrides } from '@/components/voice/embed/overrides'

let report: jest.SpyInstance
beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('The `overrides` attribute', () => {
  it('changes the assistant of the request', () => {
    const request = withOverrides({ muted: true }, '{"firstMessage":"Hello."}')
    expect(request).toEqual({ muted: true, assistantOverrides: { firstMessage: 'Hello.' } })
  })

  it('is overridden by what a script has set', () => {
    const set = { assistantOverrides: { firstMessage: 'From the script.' } }
    const request = withOverrides(set, '{"firstMessage":"Hello.","maxDurationSeconds":60}')
    expect(request?.assistantOverrides).toEqual({ firstMessage: 'From the script.', maxDurationSeconds: 60 })
  })

  it('changes nothing where it is not set', () => {
    const set = { muted: true }
    expect(withOverrides(set, undefined)).toBe(set)
    expect(report).not.toHaveBeenCalled()
  })

  it.each(['{', '"Hello."', '["Hello."]', 'null', '7'])('is reported and left out when it is %s', (json) => {
    const set = { muted: true }
    expect(withOverrides(set, json)).toBe(set)
    expect(report).toHaveBeenCalledTimes(1)
  })
})
