/** One thing to do before (`must`) or worth doing at (`advice`) the launch. */
export interface Finding {
  check: string
  level: 'must' | 'advice'
  /** File relative to the project, and line from 1; the line is left out for files without lines. */
  file: string
  line?: number
  /** What was found. */
  what: string
  /** What to do about it. */
  todo: string
}

/** A check that could not run, and why. It says nothing about the site. */
export interface Skipped {
  check: string
  why: string
}

export interface CheckResult {
  findings: Finding[]
  skipped?: Skipped[]
}
