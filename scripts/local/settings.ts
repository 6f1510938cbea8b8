import nextEnv from '@next/env'

/** Where the local site listens. */
export const localPort = Number(process.env.PORT ?? 4173)

/**
 * Points the site at the local sandbox, unless `.env` or the environment already names a platform
 * account. Call before Next starts. The addresses are relative, so any port and host name will do.
 */
export function applyLocalSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  if (process.env.NEXT_PUBLIC_VOICE_PUBLIC_KEY || process.env.NEXT_PUBLIC_VOICE_ASSISTANT_ID) return
}
