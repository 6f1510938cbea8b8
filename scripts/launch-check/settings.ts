import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bookingLabels } from '@/content/booking'
import { readTelephone } from '../../lib/booking/read-telephone'
import { readAnalyticsSetting } from '../../lib/config/analytics'
import { readBookingFields } from '../../lib/config/booking-fields'
import { readCallGateSetting } from '../../lib/config/call-gate'
import { unlessNone } from '../../lib/config/unless-none'
import { readDsn } from '../../lib/error-reporting/reporter'
import type { CheckResult, Finding } from './finding'
import { quoted } from './quoted'

interface Setting {
  name: string
  /** Whether the site is not ready without it. */
  level: Finding['level']
  /** What is unfinished without the setting. Undefined if the setting is optional. */
  unset?: string
  /** Whether `none` says that there is none. */
  mayBeNone?: true
  /** A setting that makes this one needless. */
  replacedBy?: string
  /** What is wrong with a value, if anything. */
  fault?: (value: string) => string | undefined
}

const secureUrl = (value: string): string | undefined => {
  if (!URL.canParse(value)) return 'is not an address'
  const { protocol, hostname } = new URL(value)
  if (protocol !== 'https:') return 'is not a secure address (https:)'
  if (/(^|\.)(example(\.(com|net|org))?|localhost|test|invalid)$/.test(hostname))
    return 'is an example address'
  return undefined
}
/** The platform's private keys and public keys are both UUIDs; a token with a prefix or dots is neither. */
const publicKey = (value: string): string | undefined =>
  /^(sk[-_]|eyJ|Bearer )/i.test(value) ? 'looks like a secret: everything here ships to visitors' : undefined

/** What a reader of a setting throws, as the end of a sentence. */
const faultOf = (read: (value: string) => unknown, value: string): string | undefined => {
  try {
    read(value)
    return undefined
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`.replace(/\.$/, '')
  }
}

export const SETTINGS: readonly Setting[] = [
  {
    name: 'NEXT_PUBLIC_VOICE_PUBLIC_KEY',
    level: 'must',
    unset: '“Talk to AI” has no account to call with.',
    replacedBy: 'NEXT_PUBLIC_VOICE_TOKEN_URL',
    fault: publicKey,
  },
  {
    name: 'NEXT_PUBLIC_VOICE_ASSISTANT_ID',
    level: 'must',
    unset: '“Talk to AI” has nobody to answer it.',
  },
  {
    name: 'NEXT_PUBLIC_PHONE',
    level: 'must',
    unset: 'The site shows a phone number from the range for fiction.',
    mayBeNone: true,
    fault: (value) => faultOf((written) => readTelephone(written, 'this setting'), value),
  },
  {
    name: 'NEXT_PUBLIC_WHATSAPP_URL',
    level: 'must',
    unset: 'The WhatsApp link leads nowhere.',
    mayBeNone: true,
    fault: secureUrl,
  },
  {
    name: 'NEXT_PUBLIC_DISCOVERY_CALL_URL',
    level: 'must',
    unset: `Every ${quoted(bookingLabels.discovery.idle)} leads nowhere.`,
    fault: secureUrl,
  },
  {
    name: 'NEXT_PUBLIC_DEEP_DIVE_URL',
    level: 'must',
    unset: `Every ${quoted(bookingLabels['deep-dive'].idle)} leads nowhere.`,
    fault: secureUrl,
  },
  {
    name: 'NEXT_PUBLIC_BOOKING_FIELDS',
    level: 'advice',
    fault: (value) =>
      readBookingFields(value)
        ? undefined
        : 'is not three names, such as name,email,notes: bookings are not filled in',
  },
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    level: 'must',
    unset:
      'A build takes the host’s own address, or leaves out canonical addresses, share pictures and the sitemap.',
    fault: (value) =>
      secureUrl(value) ??
      (new URL(value).pathname !== '/' ? 'has a path: put that in NEXT_PUBLIC_BASE_PATH' : undefined),
  },
  {
    name: 'NEXT_PUBLIC_ERROR_DSN',
    level: 'advice',
    unset: 'Nobody hears of errors that visitors meet.',
    fault: (value) => (readDsn(value) ? undefined : 'is not a DSN (https://KEY@HOST/PROJECT)'),
  },
  {
    name: 'NEXT_PUBLIC_LEAD_URL',
    level: 'advice',
    unset: 'A brief reaches you only if the visitor sends it by mail or books with it.',
    fault: secureUrl,
  },
  {
    name: 'NEXT_PUBLIC_VOICE_TOKEN_URL',
    level: 'advice',
    fault: (value) => faultOf(readCallGateSetting, value),
  },
  { name: 'NEXT_PUBLIC_ANALYTICS', level: 'advice', fault: (value) => faultOf(readAnalyticsSetting, value) },
  { name: 'NEXT_PUBLIC_SPLINE_SCENE_URL', level: 'advice', fault: secureUrl },
]

const lineIn = (text: string, name: string): number | undefined => {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${name}=`))
  return index < 0 ? undefined : index + 1
}

/** Settings that are unset or cannot be right. */
export function checkSettings(root: string, environment: Record<string, string | undefined>): CheckResult {
  const file = existsSync(path.join(root, '.env')) ? '.env' : '.env.example'
  const text = readFileSync(path.join(root, file), 'utf8')
  const valueOf = (name: string) => environment[name]?.trim()
  const findings = SETTINGS.flatMap(({ name, level, unset, mayBeNone, replacedBy, fault }): Finding[] => {
    const value = valueOf(name)
    const replacement = replacedBy && valueOf(replacedBy) ? replacedBy : undefined
    const line = lineIn(text, name)
    const place = { check: 'settings', file, ...(line === undefined ? {} : { line }) }
    if (value && replacement)
      return [
        {
          ...place,
          level: 'must',
          what: `${name} is in every page although ${replacement} replaces it.`,
          todo: `Empty ${name} in .env.`,
        },
      ]
    if (!value && (replacement || !unset)) return []
    if (!value)
      return [
        {
          ...place,
          level,
          what: `${name} is not set. ${unset}`,
          todo: `Set ${name} in .env${mayBeNone ? ', to none if you have none' : ''}.`,
        },
      ]
    const wrong = mayBeNone && !unlessNone(value) ? undefined : fault?.(value)
    return wrong
      ? [{ ...place, level: 'must', what: `${name} ${wrong}.`, todo: `Correct ${name} in .env.` }]
      : []
  })
  return { findings }
}

const CONTACT = ['PHONE', 'WHATSAPP_URL', 'DISCOVERY_CALL_URL', 'DEEP_DIVE_URL'] as const

/** Sample constants of `content/` that settings replace, so that no visitor sees them. */
export const replacedBySettings = (environment: Record<string, string | undefined>): string[] =>
  CONTACT.every((name) => environment[`NEXT_PUBLIC_${name}`]?.trim()) ? ['sampleContact'] : []
