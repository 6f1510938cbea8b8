import { ValidationError } from '../errors'
import { jsonText } from '../thrown-text'

/** Throws a `ValidationError` unless the value is valid. The error names the field and the kind, never the value. */
export function check(isValid: boolean, field: string, limit: string, value: unknown): asserts isValid {
  if (!isValid) throw new ValidationError({ field, limit, received: kindOf(value) })
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function checkFields(field: string, value: unknown): asserts value is Fields {
  check(isFields(value), field, 'an object', value)
}

export function checkText(field: string, value: unknown): asserts value is string {
  check(typeof value === 'string' && value !== '', field, 'a text that is not empty', value)
}

/** The length counts as JSON text, which is what is sent. */
export function checkJson(field: string, value: unknown, maxLength: number): void {
  const json = jsonText(value)
  check(json !== undefined, field, 'a value that can be written as JSON', value)
  check(json.length <= maxLength, field, `at most ${maxLength} characters as JSON`, json)
}

export function checkOneOf(field: string, value: unknown, allowed: readonly string[]): void {
  check(typeof value === 'string' && allowed.includes(value), field, `one of ${allowed.join(', ')}`, value)
}

export function checkNumber(
  field: string,
  value: unknown,
  limit: string,
  isWithin: (n: number) => boolean,
): void {
  check(typeof value === 'number' && !Number.isNaN(value) && isWithin(value), field, limit, value)
}

/** What sort of thing a value is, for an error text that must not repeat the value. */
function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  switch (typeof value) {
    case 'string':
      return `a text of ${value.length} characters`
    case 'number':
      return Number.isFinite(value) ? `the number ${value}` : 'a number that is not finite'
    case 'object':
      return 'an object'
    case 'boolean':
      return `the boolean ${value}`
    default:
      return typeof value
  }
}

/** Limits of the media service. */
export const MAX_USER_DATA_LENGTH = 4096
export const MAX_TRACK_NAME_LENGTH = 50
export const MIN_LEVEL_INTERVAL_MS = 100

const RESERVED_TRACK_NAMES = [
  'audio',
  'video',
  'cam-audio',
  'cam-video',
  'screenVideo',
  'screenAudio',
  'screen-video',
  'screen-audio',
  'rmpAudio',
  'rmpVideo',
  'customVideoDefaults',
]

const SCREEN_PRESETS = [
  'default-screen-video',
  'detail-optimized',
  'motion-optimized',
  'motion-and-detail-balanced',
]
const CAMERA_PRESETS = [
  'default-video',
  'bandwidth-optimized',
  'bandwidth-and-quality-balanced',
  'quality-optimized',
  'adaptive-2-layers',
  'adaptive-3-layers',
]
const LAYERS = ['low', 'medium', 'high']

export const checkUserData = (value: unknown): void => checkJson('userData', value, MAX_USER_DATA_LENGTH)

export function checkCustomTrack({ trackName, mode }: { trackName?: unknown; mode?: unknown }): void {
  if (trackName !== undefined) {
    checkText('trackName', trackName)
    const limit = `at most ${MAX_TRACK_NAME_LENGTH} characters`
    check(trackName.length <= MAX_TRACK_NAME_LENGTH, 'trackName', limit, trackName)
    const isFree = !RESERVED_TRACK_NAMES.includes(trackName)
    check(isFree, 'trackName', `none of ${RESERVED_TRACK_NAMES.join(', ')}`, trackName)
  }
  if (mode === undefined || (typeof mode === 'object' && mode !== null)) return
  check(mode === 'music' || mode === 'speech', 'mode', 'music, speech or an object', mode)
}

export const checkLevelInterval = (intervalMs: unknown): void =>
  checkNumber(
    'intervalMs',
    intervalMs,
    `a number of at least ${MIN_LEVEL_INTERVAL_MS} ms`,
    (value) => value >= MIN_LEVEL_INTERVAL_MS,
  )

/** One to three simulcast layers: as a list, or named from `low` upwards. */
export function checkEncodings(field: string, encodings: unknown): void {
  const limit = '1 to 3 simulcast layers'
  if (Array.isArray(encodings)) {
    check(encodings.length >= 1 && encodings.length <= 3, field, limit, encodings)
    return
  }
  checkFields(field, encodings)
  const names = Object.keys(encodings)
  check(names.length >= 1 && names.length <= 3, field, limit, encodings)
  const inOrder = LAYERS.slice(0, names.length).every((layer) => names.includes(layer))
  check(inOrder, field, 'low, then medium, then high', encodings)
}

/** Send settings of the camera (`video`), the screen (`screenVideo`) or a custom video track. */
export function checkVideoSendSettings(field: string, value: unknown): void {
  if (typeof value === 'string')
    return checkOneOf(field, value, field.endsWith('screenVideo') ? SCREEN_PRESETS : CAMERA_PRESETS)
  checkFields(field, value)
  const { maxQuality, encodings, allowAdaptiveLayers } = value
  const saysSomething = Boolean(maxQuality) || Boolean(encodings) || allowAdaptiveLayers !== undefined
  check(saysSomething, field, 'a preset, or maxQuality, encodings or allowAdaptiveLayers', value)
  if (maxQuality !== undefined) checkOneOf(`${field}.maxQuality`, maxQuality, LAYERS)
  if (encodings !== undefined) checkEncodings(`${field}.encodings`, encodings)
}

export function checkSendSettings(settings: unknown): void {
  checkFields('sendSettings', settings)
  check(Object.keys(settings).length > 0, 'sendSettings', 'settings of at least one track', settings)
  for (const [track, value] of Object.entries(settings))
    checkVideoSendSettings(`sendSettings.${track}`, value)
}

export const checkBlurStrength = (strength: unknown): void =>
  checkNumber('strength', strength, 'greater than 0 and at most 1', (value) => value > 0 && value <= 1)

const IMAGE_LIMIT = 'a whole number from 1 to 10, the address of a picture, or its data'

/** A preselected picture by its number, a picture by its address, or the picture itself. */
export function checkBackgroundImage(source: unknown): void {
  if (source instanceof ArrayBuffer) return
  if (
    typeof source === 'number' ||
    (typeof source === 'string' && source.trim() !== '' && !isNaN(Number(source)))
  ) {
    const index = Number(source)
    check(Number.isInteger(index) && index >= 1 && index <= 10, 'source', IMAGE_LIMIT, source)
    return
  }
  check(typeof source === 'string' && source.trim() !== '', 'source', IMAGE_LIMIT, source)
}

export function checkRemotePlayer(settings: unknown): void {
  checkFields('settings', settings)
  const { volume, state, simulcastEncodings } = settings
  if (volume !== undefined)
    checkNumber('settings.volume', volume, 'between 0 and 2', (value) => value >= 0 && value <= 2)
  if (state !== undefined) checkOneOf('settings.state', state, ['play', 'pause'])
  if (simulcastEncodings !== undefined) checkEncodings('settings.simulcastEncodings', simulcastEncodings)
}

export function checkGain(gain: unknown): asserts gain is number {
  check(typeof gain === 'number' && Number.isFinite(gain) && gain >= 0, 'gain', 'a number, 0 or more', gain)
}

const RECORDING_TYPES = ['cloud', 'raw-tracks', 'local']

export function checkRecordingType(type: unknown): void {
  if (type !== undefined) checkOneOf('type', type, RECORDING_TYPES)
}

/** @param maxLength limit of the room. Left out outside of a call, where nothing can be sent */
export const checkAppMessage = (data: unknown, maxLength = Infinity): void =>
  checkJson('message', data, maxLength)

const E164 = /^\+[1-9]\d{0,14}$/
const TONES = /^[0-9A-D*#]+$/
const AUDIO_CODECS = ['OPUS', 'PCMU', 'PCMA', 'G722']
const VIDEO_CODECS = ['H264', 'VP8']

/** Limits of the media service. */
export const MAX_DISPLAY_NAME_LENGTH = 199
export const MAX_USER_ID_LENGTH = 36
export const MAX_TONES = 20

export function checkDialOut(options: unknown): void {
  checkFields('dialOut', options)
  const { sipUri, phoneNumber, callerId, displayName, userId, codecs } = options
  const targets = [sipUri, phoneNumber].filter((target) => target !== undefined)
  check(targets.length === 1, 'dialOut', 'a call to exactly one of sipUri and phoneNumber', targets)
  if (sipUri !== undefined)
    check(
      typeof sipUri === 'string' && sipUri.startsWith('sip:'),
      'sipUri',
      'a text that begins with sip:',
      sipUri,
    )
  if (phoneNumber !== undefined)
    check(
      typeof phoneNumber === 'string' && E164.test(phoneNumber),
      'phoneNumber',
      'a number in E.164 form, with its plus',
      phoneNumber,
    )
  if (callerId !== undefined) {
    check(phoneNumber !== undefined, 'callerId', 'given with a phoneNumber only', callerId)
    checkText('callerId', callerId)
  }
  checkLength('displayName', displayName, MAX_DISPLAY_NAME_LENGTH)
  checkLength('userId', userId, MAX_USER_ID_LENGTH)
  if (codecs !== undefined) checkCodecs(codecs)
}

function checkLength(field: string, value: unknown, max: number) {
  if (value === undefined) return
  check(typeof value === 'string' && value.length <= max, field, `a text of at most ${max} characters`, value)
}

function checkCodecs(codecs: unknown) {
  checkFields('codecs', codecs)
  for (const [kind, allowed] of [
    ['audio', AUDIO_CODECS],
    ['video', VIDEO_CODECS],
  ] as const) {
    const list = codecs[kind]
    if (list === undefined) continue
    check(Array.isArray(list) && list.length > 0, `codecs.${kind}`, 'a list that is not empty', list)
    for (const codec of list) checkOneOf(`codecs.${kind}`, codec, allowed)
  }
}

export function checkDtmf({ sessionId, tones }: { sessionId?: unknown; tones?: unknown }): void {
  checkText('sessionId', sessionId)
  check(
    typeof tones === 'string' && tones.length <= MAX_TONES && TONES.test(tones),
    'tones',
    `1 to ${MAX_TONES} of 0-9, A-D, * and #`,
    tones,
  )
}

export function checkTransfer({
  sessionId,
  toEndPoint,
}: {
  sessionId?: unknown
  toEndPoint?: unknown
}): void {
  checkText('sessionId', sessionId)
  const isTarget = typeof toEndPoint === 'string' && /^(sip:|\+)/.test(toEndPoint)
  check(isTarget, 'toEndPoint', 'a text that begins with sip: or +', toEndPoint)
}
