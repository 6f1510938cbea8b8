import Vapi from '@/lib/voice'
import { createCallStore } from '@/lib/voice/store/call-store'

const page = { Vapi, createCallStore }

declare global {
  interface Window {
    voice: typeof page
  }
}

window.voice = page
