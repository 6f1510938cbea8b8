/** Distance from the top at which the first card sticks, and how much lower each next one, in pixels. */
const FIRST_TOP_PX = 20
const STEP_PX = 24
/** Height that each card adds to the section, in pixels. */
const HEIGHT_PER_CARD_PX = 100

/** Distance from the top at which a card sticks, in pixels; the first has index 0. */
export const stickyTopPx = (index: number): number => FIRST_TOP_PX + STEP_PX * index

/** Height of the section that holds so many cards, as a CSS length. */
export const stackHeight = (cards: number): string => `calc(100vh + ${HEIGHT_PER_CARD_PX * cards}px)`

/** Scale of a card when all later cards cover it: smaller for each of them. */
export const coveredScale = (index: number, cards: number): number => 1 - (cards - 1 - index) * 0.02
