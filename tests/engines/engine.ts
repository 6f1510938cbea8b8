import { setTimeout as pause } from 'node:timers/promises'

/** A browser with few commands: what both WebDriver BiDi (Firefox) and WebDriver (WebKit) can do. */
export interface Engine {
  open(url: string): Promise<void>
  /** Runs an expression in the page and returns its value, as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks the middle of an element as a visitor would, scrolling to it first. */
  click(selector: string): Promise<void>
  resize(widthPx: number, heightPx: number): Promise<void>
  /** Warnings, errors, refused scripts and failed requests since the start. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

const WAIT_MS = 20_000

/** Waits until an expression is true in the page; throws an error that names it when it never is. */
export async function until(engine: Engine, expression: string, waitMs = WAIT_MS): Promise<void> {
  const deadline = Date.now() + waitMs
  while ((await engine.evaluate(`Boolean(${expression})`)) !== true) {
    if (Date.now() > deadline) throw new Error(`Never true in the page: ${expression}`)
    await pause(50)
  }
}
