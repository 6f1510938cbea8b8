import { spawn } from 'node:child_process'
import type { Step } from './steps'

export interface StepResult {
  step: Step
  ok: boolean
  seconds: number
  output: string
}

/** Runs one npm script and keeps what it printed. */
export function runStep(step: Step): Promise<StepResult> {
  const startedAt = Date.now()
  return new Promise((resolve) => {
    const [script, ...rest] = step.script.split(' ')
    const child = spawn('npm', ['run', '--silent', script ?? '', ...rest], {
      env: { ...process.env, FORCE_COLOR: '0', CI: process.env.CI ?? 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => (output += `${error.message}\n`))
    child.on('close', (code) =>
      resolve({ step, ok: code === 0, seconds: (Date.now() - startedAt) / 1000, output: output.trimEnd() }),
    )
  })
}

/** The last lines that a runner printed, without blank ones. */
export const closingLines = ({ output, step }: StepResult): string[] =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-step.closingLines)
