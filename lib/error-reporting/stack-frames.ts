/** One call of a stack, as the reporting service wants it. */
export interface StackFrame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: true
}

const MAX_FRAMES = 30
/** `    at name (file:line:column)` in Chromium. */
const CHROMIUM = /^\s*at (?:(?<name>.+?) \()?(?<file>[^()\s]+?):(?<line>\d+):(?<column>\d+)\)?$/
/** `name@file:line:column` in Firefox and Safari. */
const OTHERS = /^(?<name>[^@]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/

/** The frames of `error.stack`, oldest call first. */
export function stackFrames(stack: string | undefined): StackFrame[] {
  return (stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const groups = (CHROMIUM.exec(line) ?? OTHERS.exec(line))?.groups
      if (!groups?.file) return []
      return [
        {
          filename: groups.file.replace(/[?#].*$/, ''),
          function: groups.name || '?',
          lineno: Number(groups.line),
          colno: Number(groups.column),
          in_app: true as const,
        },
      ]
    })
    .slice(0, MAX_FRAMES)
    .reverse()
}
