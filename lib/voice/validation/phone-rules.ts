import { check, checkFields, checkOneOf, checkText } from './check'

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
