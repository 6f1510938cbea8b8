import Vapi from '@/lib/voice'
import { createVoiceClient } from '@/lib/voice/client/voice-client'

const page = { Vapi, createVoiceClient }

declare global {
  interface Window {
    voice: typeof page
  }
}

window.voice = page
