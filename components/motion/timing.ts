import type { Transition } from 'framer-motion'

/** The site's easing, as `--ease` in tokens.css: quick at first, then settling. */
export const EASE = [0.22, 1, 0.36, 1] as const satisfies Transition['ease']

/** Feedback: what opens, turns over or settles. */
export const QUICK = { duration: 0.22, ease: EASE } satisfies Transition

/** What leaves is gone sooner. */
export const LEAVING = { duration: 0.15, ease: EASE } satisfies Transition
