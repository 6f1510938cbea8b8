/** Types of the media library that the official SDK's surface shows, for the layers that may not import it. */
export type * from '@daily-co/daily-js'
