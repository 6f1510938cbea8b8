/** The call gate of `NEXT_PUBLIC_VOICE_TOKEN_URL`. */
export interface CallGateSetting {
  url: string
  /** Site key of the Turnstile challenge that the gate asks for, if it does. */
  turnstileSiteKey: string | undefined
}

export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com'

const HINT = 'Write the address of the call gate, such as https://gate.agency.example/, or leave it empty.'

/** Reads the setting: an address on another host or on ours, with `#turnstile=SITEKEY` if the gate uses a challenge. */
export function readCallGateSetting(setting: string | undefined): CallGateSetting | undefined {
  if (!setting) return undefined
  const [url = '', fragment] = setting.split('#')
  const isAddress = url.startsWith('/') || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
  if (!isAddress)
    throw new TypeError(`NEXT_PUBLIC_VOICE_TOKEN_URL is “${setting}”, which is no address. ${HINT}`)
  const turnstileSiteKey = new URLSearchParams(fragment).get('turnstile') ?? undefined
  if (fragment !== undefined && !turnstileSiteKey)
    throw new TypeError(
      `NEXT_PUBLIC_VOICE_TOKEN_URL ends with “#${fragment}”, which is not understood. Write #turnstile=SITEKEY, or nothing.`,
    )
  return { url, turnstileSiteKey }
}
