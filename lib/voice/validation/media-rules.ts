import { check, checkFields, checkJson, checkNumber, checkOneOf, checkText } from './check'

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

export const checkAppMessage = (data: unknown, maxLength: number): void =>
  checkJson('message', data, maxLength)
