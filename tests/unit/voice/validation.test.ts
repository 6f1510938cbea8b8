import {
  checkAppMessage,
  checkBackgroundImage,
  checkBlurStrength,
  checkCustomTrack,
  checkEncodings,
  checkGain,
  checkLevelInterval,
  checkRecordingType,
  checkRemotePlayer,
  checkSendSettings,
  checkUserData,
  checkDialOut,
  checkDtmf,
  checkTransfer,
} from '@/lib/voice/controls/rules'

const circular: Record<string, unknown> = {}
circular.self = circular
const dial = (more: object) => checkDialOut({ phoneNumber: '+4930123456', ...more })

type Rule = [rule: string, check: () => void]

const allowed: Rule[] = [
  ['userData of 4096 characters', () => checkUserData('x'.repeat(4094))],
  [
    'a custom track name of 50 characters',
    () => checkCustomTrack({ trackName: 'x'.repeat(50), mode: 'music' }),
  ],
  ['a custom track mode that is an object', () => checkCustomTrack({ mode: { bitrate: 64_000 } })],
  ['an interval of 100 ms', () => checkLevelInterval(100)],
  ['one layer', () => checkEncodings('encodings', [{}])],
  ['three layers', () => checkEncodings('encodings', { low: {}, medium: {}, high: {} })],
  ['a camera preset', () => checkSendSettings({ video: 'adaptive-3-layers' })],
  ['a screen preset', () => checkSendSettings({ screenVideo: 'motion-optimized' })],
  ['a maxQuality', () => checkSendSettings({ video: { maxQuality: 'medium' } })],
  ['full blur', () => checkBlurStrength(1)],
  ['the first preselected picture', () => checkBackgroundImage(1)],
  ['the last preselected picture', () => checkBackgroundImage('10')],
  ['a picture by its address', () => checkBackgroundImage('https://pictures.example/office.png')],
  ['remote player volume 0', () => checkRemotePlayer({ volume: 0 })],
  ['remote player volume 2, paused', () => checkRemotePlayer({ volume: 2, state: 'pause' })],
  ['a gain of 0', () => checkGain(0)],
  ['a number in E.164', () => dial({ callerId: 'id', displayName: 'x'.repeat(199), userId: 'x'.repeat(36) })],
  [
    'a SIP URI with codecs',
    () => checkDialOut({ sipUri: 'sip:a@b', codecs: { audio: ['OPUS'], video: ['VP8'] } }),
  ],
  ['20 tones', () => checkDtmf({ sessionId: 's', tones: '0123456789ABCD*#0123' })],
  ['a transfer to a number', () => checkTransfer({ sessionId: 's', toEndPoint: '+4930' })],
  ['a raw-tracks recording', () => checkRecordingType('raw-tracks')],
  ['a message at the limit', () => checkAppMessage('x'.repeat(4094), 4096)],
]

const refused: [...Rule, field: string][] = [
  ['userData of 4097 characters', () => checkUserData('x'.repeat(4095)), 'userData'],
  ['userData that is no JSON', () => checkUserData(circular), 'userData'],
  ['userData that is a function', () => checkUserData(() => {}), 'userData'],
  [
    'a custom track name of 51 characters',
    () => checkCustomTrack({ trackName: 'x'.repeat(51) }),
    'trackName',
  ],
  ['a reserved custom track name', () => checkCustomTrack({ trackName: 'cam-audio' }), 'trackName'],
  ['an unknown custom track mode', () => checkCustomTrack({ mode: 'loud' }), 'mode'],
  ['an interval of 99 ms', () => checkLevelInterval(99), 'intervalMs'],
  ['an interval that is a text', () => checkLevelInterval('100'), 'intervalMs'],
  ['no layer', () => checkEncodings('encodings', []), 'encodings'],
  ['four layers', () => checkEncodings('encodings', [{}, {}, {}, {}]), 'encodings'],
  ['a high layer alone', () => checkEncodings('encodings', { high: {} }), 'encodings'],
  [
    "the camera with a screen's preset",
    () => checkSendSettings({ video: 'detail-optimized' }),
    'sendSettings.video',
  ],
  [
    "the screen with a camera's preset",
    () => checkSendSettings({ screenVideo: 'default-video' }),
    'sendSettings.screenVideo',
  ],
  [
    'an unknown maxQuality',
    () => checkSendSettings({ video: { maxQuality: 'best' } }),
    'sendSettings.video.maxQuality',
  ],
  ['send settings that say nothing', () => checkSendSettings({ video: {} }), 'sendSettings.video'],
  ['no blur at all', () => checkBlurStrength(0), 'strength'],
  ['too much blur', () => checkBlurStrength(1.01), 'strength'],
  ['blur that is no number', () => checkBlurStrength(NaN), 'strength'],
  ['preselected picture 0', () => checkBackgroundImage(0), 'source'],
  ['preselected picture 11', () => checkBackgroundImage(11), 'source'],
  ['preselected picture 1.5', () => checkBackgroundImage(1.5), 'source'],
  ['remote player volume 2.1', () => checkRemotePlayer({ volume: 2.1 }), 'settings.volume'],
  ['remote player volume below 0', () => checkRemotePlayer({ volume: -0.1 }), 'settings.volume'],
  ['an unknown remote player state', () => checkRemotePlayer({ state: 'stop' }), 'settings.state'],
  ['a gain that is a text', () => checkGain('2'), 'gain'],
  ['a dial-out to nobody', () => checkDialOut({}), 'dialOut'],
  ['a dial-out to two', () => checkDialOut({ sipUri: 'sip:a@b', phoneNumber: '+49' }), 'dialOut'],
  ['a SIP URI without sip:', () => checkDialOut({ sipUri: 'a@b' }), 'sipUri'],
  ['a number without its plus', () => checkDialOut({ phoneNumber: '4930123456' }), 'phoneNumber'],
  ['a number of 16 digits', () => checkDialOut({ phoneNumber: '+1234567890123456' }), 'phoneNumber'],
  ['a callerId with a SIP URI', () => checkDialOut({ sipUri: 'sip:a@b', callerId: 'id' }), 'callerId'],
  ['a displayName of 200 characters', () => dial({ displayName: 'x'.repeat(200) }), 'displayName'],
  ['a userId of 37 characters', () => dial({ userId: 'x'.repeat(37) }), 'userId'],
  ['an unknown audio codec', () => dial({ codecs: { audio: ['MP3'] } }), 'codecs.audio'],
  ['no video codec in the list', () => dial({ codecs: { video: [] } }), 'codecs.video'],
  ['21 tones', () => checkDtmf({ sessionId: 's', tones: '0'.repeat(21) }), 'tones'],
  ['a tone that is none', () => checkDtmf({ sessionId: 's', tones: '1e' }), 'tones'],
  ['no tones', () => checkDtmf({ sessionId: 's', tones: '' }), 'tones'],
  ['a transfer to a name', () => checkTransfer({ sessionId: 's', toEndPoint: 'reception' }), 'toEndPoint'],
  ['an unknown recording type', () => checkRecordingType('tape'), 'type'],
  ['a message beyond the limit', () => checkAppMessage('x'.repeat(4095), 4096), 'message'],
]

describe('every rule for an assistant that is sent', () => {
  test.each(allowed)('%s is allowed', (_rule, check) => {
    expect(check).not.toThrow()
  })

  test.each(refused)('%s is refused, by its field', (_rule, check, field) => {
    expect(check).toThrow(expect.objectContaining({ field, stage: 'input-validation', code: 'validation' }))
  })

  test('the error names the kind of a value and never the value', () => {
    expect(() => checkDtmf({ sessionId: 's', tones: 'my secret digits' })).toThrow(
      'tones must be 1 to 20 of 0-9, A-D, * and #; received a text of 16 characters.',
    )
  })
})
