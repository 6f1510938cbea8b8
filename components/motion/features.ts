/** What `m` animates with: states, variants, presence, springs. A chunk of its own, loaded by `MotionProvider`. */
export { domAnimation } from 'framer-motion'
