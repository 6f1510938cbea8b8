import type { Transition } from 'framer-motion'

/** The site's easing, as `--ease` in tokens.css: quick at first, then settling. */
export const EASE = [0.22, 1, 0.36, 1] as const satisfies Transition['ease']

/** Opening and state changes. */
export const QUICK = { duration: 0.22, ease: EASE } satisfies Transition

/** Closing: shorter than opening. */
export const EXIT_TRANSITION = { duration: 0.15, ease: EASE } satisfies Transition
