/*
 * The animation code, in a chunk of its own. `domAnimation` animates every `m`. `animateSingleValue` is `animate` for one
 * motion value: it is part of that code already, while the `animate` for elements and sequences adds 6 kB (br).
 */
export { animateSingleValue, domAnimation } from 'framer-motion'
