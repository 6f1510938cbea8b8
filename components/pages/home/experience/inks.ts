import type { BoardInk } from '@/lib/site/switchboard'

/** The inks of the switchboard as tokens, so that it follows day and night by itself. */
export const INK_VARIABLES: Record<BoardInk, string> = {
  ink: 'var(--ink)',
  violet: 'var(--violet)',
  sheet: 'var(--sheet)',
  board: 'var(--paper-2)',
  shade: 'var(--line)',
  live: 'var(--live)',
  hollow: 'var(--line-2)',
}
