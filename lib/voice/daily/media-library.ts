/** The media library in a file of its own, with only what is used of it. */
export { default as mediaLibrary } from '@daily-co/daily-js'
