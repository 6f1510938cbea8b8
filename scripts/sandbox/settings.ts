/** Where the sandbox is mounted, below the site's base path. */
export const SANDBOX_MOUNT_PATH = '/sandbox'

/** The one public key that the sandbox accepts. Not a secret: it opens nothing but the sandbox. */
export const SANDBOX_PUBLIC_KEY = 'sandbox-public-key'

/** The one private key that the sandbox accepts, for the operations that a public one may not ask for. No secret. */
export const SANDBOX_PRIVATE_KEY = 'sandbox-private-key'

/** Signs the server messages of the sandbox. Not a secret either. */
export const SANDBOX_SERVER_SECRET = 'sandbox-server-secret'

/** Id of the sandbox's assistant, the consultant. */
export const SANDBOX_ASSISTANT_ID = '5a4db0c5-0000-4000-8000-c0de5a7d0b0c'

/** File name of the call machine, the same as on the media service's own host. */
export const SANDBOX_BUNDLE_NAME = 'call-machine-object-bundle.js'

/** Cookie that chooses the scenario by name. */
export const SCENARIO_COOKIE = 'sandbox-scenario'

/** Request header that chooses the scenario; wins over the cookie. */
export const SCENARIO_HEADER = 'x-sandbox-scenario'

/** Cookie that chooses how the platform behaves, by name. */
export const PLATFORM_COOKIE = 'sandbox-platform'

/** Request header that chooses it; wins over the cookie. */
export const PLATFORM_HEADER = 'x-sandbox-platform'

/** Cookie `api,machine,join`: how long each is delayed, in milliseconds. */
export const LATENCY_COOKIE = 'sandbox-latency'

/** Cookie: how many times faster than normal the far end speaks and waits, for tests. */
export const PACE_COOKIE = 'sandbox-pace'

/** The scenario played when nothing chooses another. */
export const DEFAULT_SCENARIO = 'consultant'

/** How the platform behaves when nothing chooses another way. */
export const DEFAULT_BEHAVIOUR = 'documented'

/** The participant with this name is the one that the official client library plays. */
export const ASSISTANT_SPEAKER_NAME = 'Vapi Speaker'

/** The platform's second participant, which hears the visitor and sends no sound. */
export const ASSISTANT_LISTENER_NAME = 'Vapi Listener'

/** What an app of your own needs to talk to the sandbox, as text to paste. `address` is where it is served. */
export function sandboxSettings(address: string): string {
  const mount = `${address.replace(/\/$/, '')}${SANDBOX_MOUNT_PATH}`
  return `
To try an app of your own against the sandbox:
  public key     ${SANDBOX_PUBLIC_KEY}
  private key    ${SANDBOX_PRIVATE_KEY}
  assistant id   ${SANDBOX_ASSISTANT_ID}
  API            ${mount}/api
  call machine   ${mount}  (a folder, for bundlePathOverride)
                 ${mount}/${SANDBOX_BUNDLE_NAME}  (a file, for callBundleUrl)
  scenarios      ${mount}/  (one by address: ${mount}/scenario/NAME/api)
  behaviours     ${mount}/platform/NAME/api  (such as unkind)
`
}

/** Hosts of this machine, as a URL has them. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
