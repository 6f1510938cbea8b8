/** The official SDK's `dist/vapi`. It is a separate module, because the bundler writes types once for each module. */
export * from '../../lib/voice'
export { default } from '../../lib/voice'
