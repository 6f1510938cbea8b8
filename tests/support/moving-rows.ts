/** With fewer entries a row stands still, as docs/launch.md says. */
export const FEWEST_MOVING = { logos: 5, testimonials: 6 }
