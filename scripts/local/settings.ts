import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import {
  SANDBOX_ASSISTANT_ID,
  SANDBOX_BUNDLE_NAME,
  SANDBOX_MOUNT_PATH,
  SANDBOX_PUBLIC_KEY,
} from '../sandbox/settings'
import { numberSetting } from './number-setting'

/** The port of the local site; 0 takes any that is free. */
export const localPort = numberSetting('PORT', 4173)

/** Next remembers the file after the first time. */
const readEnvFile = () =>
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })

/** The address that a local build publishes, unless a setting names another. Call before Next starts. */
export function applyLocalAddress(): void {
  readEnvFile()
  process.env.NEXT_PUBLIC_SITE_URL ||= `http://localhost:${localPort}`
}

/** Settings that name an account or a service of the agency, which a test would call. */
const SERVICE_SETTINGS = [
  'NEXT_PUBLIC_VOICE_PUBLIC_KEY',
  'NEXT_PUBLIC_VOICE_ASSISTANT_ID',
  'NEXT_PUBLIC_VOICE_API_URL',
  'NEXT_PUBLIC_VOICE_CALL_BUNDLE_URL',
  'NEXT_PUBLIC_VOICE_TOKEN_URL',
  'NEXT_PUBLIC_SPLINE_SCENE_URL',
  'NEXT_PUBLIC_ERROR_DSN',
  'NEXT_PUBLIC_LEAD_URL',
  'NEXT_PUBLIC_ANALYTICS',
]

/**
 * Keeps the account and the services of `.env` out of tests, which use the sandbox, and the sub-path, because tests write
 * addresses from the root. What a test sets in the environment itself stays. Call before `.env` is read: an empty variable
 * is not replaced.
 */
export function ignoreServices(): void {
  for (const name of [...SERVICE_SETTINGS, 'NEXT_PUBLIC_BASE_PATH']) process.env[name] ??= ''
}

/**
 * Stops a test run if the built site calls the account of `.env`, as after `npm run build:local`. The tests would make real
 * calls.
 */
export function requireSandboxBuild(folder: string): void {
  const chunks = path.join(folder, '_next/static/chunks')
  if (!existsSync(chunks)) return
  const scripts = readdirSync(chunks).filter((file) => file.endsWith('.js'))
  if (scripts.some((file) => readFileSync(path.join(chunks, file)).includes(SANDBOX_ASSISTANT_ID))) return
  throw new Error(
    `The site in ${folder}/ was built for the account of .env, which the tests would call. Build it for the sandbox: npm test -- build`,
  )
}

/** Where the local site takes the briefs that visitors send, below the site's sub-path. */
export const LOCAL_LEADS_PATH = '/local/leads'

/**
 * Sends briefs to the local site's own address, unless a setting names another. Call before Next starts, and only for a
 * site that the local server serves.
 */
export function applyLocalLeads(): void {
  readEnvFile()
  process.env.NEXT_PUBLIC_LEAD_URL ||= `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${LOCAL_LEADS_PATH}`
}

/**
 * Points the site at the local sandbox, unless `.env` or the environment already names a platform
 * account. Call before Next starts. The addresses are relative, so any port and host name will do.
 */
export function applyLocalSettings(): void {
  process.env.NEXT_TELEMETRY_DISABLED ||= '1'
  readEnvFile()
  // The sample scheduling page accepts a brief in the usual way.
  if (!process.env.NEXT_PUBLIC_DISCOVERY_CALL_URL)
    process.env.NEXT_PUBLIC_BOOKING_FIELDS ||= 'name,email,notes'
  if (process.env.NEXT_PUBLIC_VOICE_PUBLIC_KEY || process.env.NEXT_PUBLIC_VOICE_ASSISTANT_ID) return
  const mount = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${SANDBOX_MOUNT_PATH}`
  process.env.NEXT_PUBLIC_VOICE_PUBLIC_KEY = SANDBOX_PUBLIC_KEY
  process.env.NEXT_PUBLIC_VOICE_ASSISTANT_ID = SANDBOX_ASSISTANT_ID
  process.env.NEXT_PUBLIC_VOICE_API_URL ||= `${mount}/api`
  process.env.NEXT_PUBLIC_VOICE_CALL_BUNDLE_URL ||= `${mount}/${SANDBOX_BUNDLE_NAME}`
}
