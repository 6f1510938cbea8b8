/** The media library in a separate file, so that the bundler keeps only the exports that we use. */
export { default as mediaLibrary } from '@daily-co/daily-js'
