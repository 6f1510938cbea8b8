import { isBlank } from '../is-blank'
import type { ChatPiece } from './ports'

/** What the platform tells the model of a tool that it gave to the page. Nobody should read it. */
const RESULTS = ['No result returned.', 'Success', 'Success.']

const isBeginning = (text: string) => RESULTS.some((result) => result.startsWith(text.trim()))

/**
 * Separates the assistant's words from the platform's own results of tool calls, which arrive in the same answer, in
 * the messages behind the calls.
 */
export function createPlatformResultFilter(onText: (delta: string) => void) {
  let lastCallOutput: number | undefined
  /** Text of the message that is being read, while it may be a result. */
  let held: { output: number; text: string } | undefined
  let hasText = false
  let wentOn = false

  const emit = (delta: string) => {
    if (!isBlank(delta)) hasText = true
    onText(delta)
  }
  const release = () => {
    if (held && !RESULTS.includes(held.text.trim())) {
      wentOn = true
      emit(held.text)
    }
    held = undefined
  }

  return {
    toolCall({ output }: Extract<ChatPiece, { type: 'tool-call' }>) {
      release()
      if (output !== undefined) lastCallOutput = output
    },
    text({ delta, output }: Extract<ChatPiece, { type: 'text' }>) {
      const isBehindCall = output !== undefined && lastCallOutput !== undefined && output > lastCallOutput
      if (!isBehindCall) return emit(delta)
      if (held && held.output !== output) release()
      held = { output, text: (held?.text ?? '') + delta }
      if (!isBeginning(held.text)) {
        release()
        // The rest of this message is the assistant's.
        lastCallOutput = undefined
      }
    },
    end: release,
    /** `wentOn`: the assistant has said something after its calls, without their results. */
    outcome: () => ({ hasText, wentOn }),
  }
}
