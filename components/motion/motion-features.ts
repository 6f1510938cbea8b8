/** The features of framer-motion that the site uses: animations and gestures, no drag, no layout. */
export { domAnimation as default } from 'framer-motion'
