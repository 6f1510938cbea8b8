/** Types of the media library, for the layers that may not import it. */
export type * from '@daily-co/daily-js'
