/** framer-motion's engine, fetched with the first movement that needs it: no page carries it from the start. */
export const loadAnimate = () => import('framer-motion').then(({ animate }) => animate)
