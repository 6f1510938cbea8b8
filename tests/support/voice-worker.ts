import Vapi from '@/lib/voice'

// What a worker, which has neither window nor document, can do with the library: everything but a call.
const vapi = new Vapi('key')
vapi.on('error', () => {})
vapi.setMuted(true)
postMessage({
  hasWindow: typeof window !== 'undefined',
  isMuted: vapi.isMuted(),
  listeners: vapi.listenerCount('error'),
})
