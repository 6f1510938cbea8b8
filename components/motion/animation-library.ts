import { MotionGlobalConfig } from 'framer-motion'
import { onReducedMotionChange, prefersReducedMotion } from './reduced-motion'

/*
 * The animation library, 24 kB (br), in a chunk of its own: fetched by `loadAnimationLibrary` when something is about to
 * move. `LazyMotion` and `m` are not on the first page: with this bundler they bring 10 kB before an `m` is
 * used, more than all of the site's own code for a page change.
 */
export { animate, cancelFrame, frame, motionValue } from 'framer-motion'

// Under reduced motion every animation jumps to its end, wherever it is started.
const follow = () => (MotionGlobalConfig.skipAnimations = prefersReducedMotion())
follow()
onReducedMotionChange(follow)
