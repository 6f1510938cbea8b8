import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const { VITE_VOICE_PUBLIC_KEY, VITE_VOICE_ASSISTANT_ID, VITE_VOICE_API_URL, VITE_VOICE_CALL_MACHINE_URL } =
  import.meta.env as Record<string, string | undefined>

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App
      publicKey={VITE_VOICE_PUBLIC_KEY}
      assistantId={VITE_VOICE_ASSISTANT_ID}
      apiUrl={VITE_VOICE_API_URL}
      callBundleUrl={VITE_VOICE_CALL_MACHINE_URL}
    />
  </StrictMode>,
)
