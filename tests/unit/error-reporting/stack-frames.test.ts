import { stackFrames } from '@/lib/error-reporting/envelope'

const frame = (name: string, line: number, column: number) => ({
  filename: 'https://a.example/_next/a.js',
  function: name,
  lineno: line,
  colno: column,
  in_app: true,
})

describe('A stack trace is parsed', () => {
  it('in the format of Chromium', () => {
    const stack = `TypeError: x
    at open (https://a.example/_next/a.js:1:20)
    at https://a.example/_next/a.js?v=2:3:40`
    expect(stackFrames(stack)).toEqual([frame('?', 3, 40), frame('open', 1, 20)])
  })

  it('in the format of Firefox and Safari', () => {
    const stack = `open@https://a.example/_next/a.js:1:20\n@https://a.example/_next/a.js:3:40\n`
    expect(stackFrames(stack)).toEqual([frame('?', 3, 40), frame('open', 1, 20)])
  })

  it('as no frames where there is none', () => {
    expect(stackFrames(undefined)).toEqual([])
    expect(stackFrames('Error: no frames')).toEqual([])
  })
})
