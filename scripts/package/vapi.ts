/** The official SDK's `dist/vapi`: a module of its own, because the bundler writes types once for each module. */
export * from '../../lib/voice'
export { default } from '../../lib/voice'
