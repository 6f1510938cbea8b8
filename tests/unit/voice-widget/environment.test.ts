import { environmentProblem, type CallEnvironment } from '@/lib/site/widget/environment'

const fine: CallEnvironment = { isSecureContext: true, online: true, canCapture: true, canConnect: true }
const account = { publicKey: 'key', assistantId: 'id' }

describe('What is wrong before a call is tried', () => {
  it('is nothing on a secure page, online, in a current browser', () => {
    expect(environmentProblem(fine, account)).toBeUndefined()
  })

  it.each([
    ['no public key', fine, { ...account, publicKey: undefined }, 'not-configured'],
    ['no assistant', fine, { ...account, assistantId: undefined }, 'not-configured'],
    [
      'a page that is not secure, where the microphone is hidden',
      { ...fine, isSecureContext: false, canCapture: false },
      account,
      'insecure-page',
    ],
    ['a browser without calls', { ...fine, canConnect: false }, account, 'unsupported-browser'],
    [
      'a browser without a microphone interface',
      { ...fine, canCapture: false },
      account,
      'unsupported-browser',
    ],
    ['no network', { ...fine, online: false }, account, 'offline'],
  ])('names %s', (_, environment, given, problem) => {
    expect(environmentProblem(environment, given)).toBe(problem)
  })
})
