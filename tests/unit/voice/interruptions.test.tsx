import { claimDevice } from '@/lib/voice/browser/device-claim'
import { watchInterruptions } from '@/lib/voice/browser/interruptions'
import { liveClient } from '@/tests/support/voice-client'
import { createDeferred } from '@/tests/support/deferred'
import { define } from '@/tests/support/defined'
import { makeVapi } from '@/tests/support/made-vapis'
import { settle } from '@/tests/support/manual-clock'

/** An event target that replaces a device, with fields of its own. */
const target = <Fields extends object>(fields: Fields) => Object.assign(new EventTarget(), fields)

const microphoneOf = (deviceId: string, groupId?: string) =>
  target<Pick<MediaStreamTrack, 'getSettings'> & { muted: boolean; readyState: MediaStreamTrackState }>({
    readyState: 'live',
    muted: false,
    getSettings: () => ({ deviceId, ...(groupId && { groupId }) }),
  })

describe('what a phone does to a call', () => {
  interface Device {
    kind: string
    deviceId: string
    groupId?: string
    label?: string
  }
  const named = (names: Record<string, string>, kind = 'audioinput'): Device[] =>
    Object.entries(names).map(([deviceId, label]) => ({ kind, deviceId, label }))
  const setUp = (pluggedAtFirst: Device[] = []) => {
    const session = target({ type: 'auto', state: 'active' })
    let plugged = pluggedAtFirst
    /** How the browser lists them, which may take a while. */
    let list = async <List,>(listed: List) => listed
    const devices = target({ enumerateDevices: () => list(plugged) })
    const change = async (next: typeof plugged) => {
      plugged = next
      devices.dispatchEvent(new Event('devicechange'))
      await settle()
    }
    const plug = (kind: string, ids: string[]) => change(ids.map((deviceId) => ({ kind, deviceId })))
    const microphone = microphoneOf('desk')
    const playerWith = (sinkId: string) => {
      const player = { sinkId, setSinkId: async (id: string) => void (player.sinkId = id) }
      return player
    }
    const player = playerWith('headphones')
    let currentPlayer: typeof player | null = player
    define(navigator, 'audioSession', session)
    define(navigator, 'mediaDevices', devices)
    let current: typeof microphone | null = microphone
    const seen: string[] = []
    let chosenSpeaker = 'headphones'
    let isOfPage = false
    const watch = watchInterruptions(
      {
        microphone: () => current,
        usesPageTrack: () => isOfPage,
        player: () => currentPlayer,
        speakerId: () => chosenSpeaker,
      },
      (interruption, active) => void seen.push(`${interruption} ${active}`),
      ({ find, systemId }) => {
        seen.push(`desk: ${find('desk')}`)
        if (systemId) seen.push(`the system’s own is ${systemId}`)
      },
      () => void seen.push('stalled'),
    )
    return {
      /** As the sound of the page is, for the system. */
      setSession(state: string) {
        session.state = state
        session.dispatchEvent(new Event('statechange'))
      },
      microphone,
      player,
      seen,
      watch,
      replace: (next: typeof microphone | null) => (current = next),
      usePageTrack: () => (isOfPage = true),
      /** Without a sink, the assistant has no player at the moment. */
      replacePlayer: (sinkId?: string) => (currentPlayer = sinkId === undefined ? null : playerWith(sinkId)),
      /** The system's own microphone is the one of this group, as Chromium lists it. */
      setOwn: (groupId: string) =>
        change(
          [
            ['default', groupId],
            ['communications', groupId],
            ['desk', 'desk-1'],
            ['headset', 'headset-1'],
          ].map(([deviceId = '', group = '']) => ({ kind: 'audioinput', deviceId, groupId: group })),
        ),
      choose: (id: string) => (chosenSpeaker = id),
      listBy: (next: typeof list) => (list = next),
      plugIn: (...ids: string[]) => plug('audiooutput', ids),
      plugInMicrophones: (...ids: string[]) => plug('audioinput', ids),
      plugInNamed: (names: Record<string, string>, kind = 'audioinput') => change(named(names, kind)),
    }
  }

  test('another call takes the sound, and releases it', () => {
    const { setSession, seen } = setUp()
    setSession('interrupted')
    setSession('active')
    expect(seen).toEqual(['system true', 'system false'])
  })

  test('the system mutes the microphone, which is reported once however often it happens', () => {
    const { microphone, seen } = setUp()
    for (const event of ['mute', 'mute', 'unmute']) microphone.dispatchEvent(new Event(event))
    expect(seen).toEqual(['system true', 'system false'])
  })

  test.each([
    ['the sound', 'the microphone'],
    ['the microphone', 'the sound'],
  ])('another call that took both has released both: first %s, then %s', (...order) => {
    const { setSession, microphone, seen } = setUp()
    setSession('interrupted')
    microphone.dispatchEvent(new Event('mute'))
    for (const what of order) {
      expect(seen).toEqual(['system true'])
      if (what === 'the sound') setSession('active')
      else microphone.dispatchEvent(new Event('unmute'))
    }
    expect(seen).toEqual(['system true', 'system false'])
  })

  test('the page is frozen and thawed', () => {
    const { seen } = setUp()
    document.dispatchEvent(new Event('freeze'))
    document.dispatchEvent(new Event('resume'))
    expect(seen).toEqual(['frozen true', 'frozen false'])
  })

  test('the headset was unplugged, until another microphone is connected', () => {
    const { microphone, seen, watch, replace } = setUp()
    microphone.dispatchEvent(new Event('ended'))
    replace(microphoneOf('other'))
    watch.refresh()
    expect(seen).toEqual(['microphone-gone true', 'microphone-gone false'])
  })

  test.each([
    ['another one replaces it', microphoneOf('other')],
    ['nothing of it is sent', null],
  ])('a microphone that the system had muted interrupts the call no longer once %s', (_when, next) => {
    const { microphone, replace, watch, seen } = setUp()
    microphone.muted = true
    microphone.dispatchEvent(new Event('mute'))
    replace(next)
    watch.refresh()
    expect(seen).toEqual(['system true', 'system false'])
  })

  test('the chosen loudspeaker was unplugged: the system’s default plays until it is back', async () => {
    const { plugIn, player, seen } = setUp()
    await plugIn('desk')
    expect([player.sinkId, ...seen]).toEqual(['', 'speaker-gone true'])
    await plugIn('desk', 'headphones')
    expect([player.sinkId, ...seen]).toEqual(['headphones', 'speaker-gone true', 'speaker-gone false'])
  })

  test('a list without ids, after the permission is taken back, says nothing of the loudspeaker', async () => {
    const { plugIn, player, seen } = setUp()
    await plugIn('')
    expect([player.sinkId, ...seen]).toEqual(['headphones'])
  })

  test.each([
    ['another one', 'desk', ({ player }: ReturnType<typeof setUp>) => (player.sinkId = 'desk')],
    ['the system’s default', '', ({ choose }: ReturnType<typeof setUp>) => choose('')],
  ])('the chosen loudspeaker was unplugged, and the visitor chooses %s', async (_which, sinkId, choose) => {
    const call = setUp()
    await call.plugIn('desk')
    choose(call)
    call.watch.refresh()
    await call.plugIn('desk', 'headphones')
    expect([call.player.sinkId, ...call.seen]).toEqual([sinkId, 'speaker-gone true', 'speaker-gone false'])
  })

  test('the chosen loudspeaker is back while the assistant hands over, and plays the next one', async () => {
    const { plugIn, replacePlayer, watch, seen } = setUp()
    await plugIn('desk')
    replacePlayer()
    await plugIn('desk', 'headphones')
    const next = replacePlayer('')
    watch.refresh()
    await settle()
    expect(next).toMatchObject({ sinkId: 'headphones' })
    expect(seen).toEqual(['speaker-gone true', 'speaker-gone false'])
  })

  test('the chosen loudspeaker was not there at the start, and is plugged in: it plays from now on', async () => {
    const { plugIn, player, seen } = setUp()
    player.sinkId = ''
    await plugIn('desk', 'headphones')
    expect([player.sinkId, ...seen]).toEqual(['headphones'])
  })

  test('a list of devices that arrives after a newer one changes nothing', async () => {
    const { plugIn, player, seen, listBy } = setUp()
    const slow = createDeferred<void>()
    listBy((listed) => slow.promise.then(() => listed))
    await plugIn('desk')
    listBy(async (listed) => listed)
    await plugIn('desk', 'headphones')
    slow.resolve()
    await settle()
    expect([player.sinkId, ...seen]).toEqual(['headphones'])
  })

  test('a microphone is plugged in, which is reported only if there is one', async () => {
    const { plugInMicrophones, seen } = setUp()
    await plugInMicrophones()
    await plugInMicrophones('desk', 'headset')
    expect(seen.filter((event) => event.startsWith('desk'))).toEqual(['desk: desk'])
  })

  test('a device that is plugged in before the devices are watched is reported as well', async () => {
    const { seen } = setUp(named({ desk: 'the desk' }))
    await settle()
    expect(seen[0]).toBe('desk: desk')
  })

  test('another microphone becomes the system’s own, until it is the one that is used', async () => {
    const { replace, watch, setOwn, seen } = setUp()
    const systemIds = () => seen.filter((event) => event.startsWith('the system')).length
    replace(microphoneOf('default', 'desk-1'))
    watch.refresh()
    await setOwn('desk-1')
    expect(systemIds()).toBe(0)
    await setOwn('headset-1')
    expect(seen.at(-1)).toBe('the system’s own is headset')
    replace(microphoneOf('headset', 'headset-1'))
    watch.refresh()
    await setOwn('headset-1')
    expect(systemIds()).toBe(1)
    replace(microphoneOf('default'))
    watch.refresh()
    await setOwn('desk-1')
    expect(systemIds()).toBe(1)
  })

  test('an unplugged microphone is found again under another id, by its name', async () => {
    const { plugInNamed, seen } = setUp(named({ desk: 'the desk', other: 'the other' }))
    await settle()
    await plugInNamed({ other: 'the other' })
    expect(seen.at(-1)).toBe('desk: undefined')
    await plugInNamed({ other: 'the other', desk2: 'the desk', desk3: 'the desk' })
    expect(seen.at(-1)).toBe('desk: undefined')
    await plugInNamed({ other: 'the other', desk2: 'the desk' })
    expect(seen.at(-1)).toBe('desk: desk2')
    await plugInNamed({ other: 'the other', desk4: 'the desk' })
    expect(seen.at(-1)).toBe('desk: desk4')
    await plugInNamed({ other: 'the other', desk: 'the desk', desk4: 'the desk' })
    expect(seen.at(-1)).toBe('desk: desk')
  })

  test('a microphone is not confused with another one of the same name that was connected with it', async () => {
    const { plugInNamed, seen } = setUp(named({ desk: 'the desk', twin: 'the desk' }))
    await settle()
    await plugInNamed({ twin: 'the desk' })
    expect(seen.at(-1)).toBe('desk: undefined')
  })

  test('the chosen loudspeaker was unplugged, and plays again under another id, by its name', async () => {
    const { plugInNamed, player, seen } = setUp(
      named({ headphones: 'Headphones', desk: 'Desk' }, 'audiooutput'),
    )
    await settle()
    await plugInNamed({ desk: 'Desk' }, 'audiooutput')
    expect(player.sinkId).toBe('')
    await plugInNamed({ desk: 'Desk', headphones2: 'Headphones' }, 'audiooutput')
    expect([player.sinkId, ...seen]).toEqual(['headphones2', 'speaker-gone true', 'speaker-gone false'])
  })

  test('a microphone that was stopped is replaced, and the devices are looked at again', async () => {
    const { microphone, replace, watch, seen } = setUp(named({ desk: 'the desk', other: 'the other' }))
    await settle()
    seen.length = 0
    microphone.readyState = 'ended'
    watch.refresh()
    replace(microphoneOf('other'))
    watch.refresh()
    await settle()
    expect(seen).toEqual(['microphone-gone true', 'microphone-gone false', 'desk: desk'])
  })

  test('a headset was unplugged, until it is back, although Safari does not end its track', async () => {
    const { plugInMicrophones, replace, watch, seen } = setUp(
      named({ desk: 'the desk', headset: 'a headset' }),
    )
    replace(microphoneOf('headset'))
    watch.refresh()
    await settle()
    await plugInMicrophones('desk')
    await plugInMicrophones('desk', 'headset')
    const gone = seen.filter((event) => event.startsWith('microphone-gone'))
    expect(gone).toEqual(['microphone-gone true', 'microphone-gone false'])
  })

  test.each<[what: string, listed: string, prepare: (call: ReturnType<typeof setUp>) => unknown]>([
    [
      'one that is in no list, as a browser extension has made it',
      'desk',
      ({ replace, watch }) => {
        replace(microphoneOf('made by an extension'))
        watch.refresh()
      },
    ],
    ['one where the list of devices has no ids', '', () => {}],
    ['a track that the page supplies', 'another', ({ usePageTrack }) => usePageTrack()],
  ])('no microphone was unplugged: %s', async (_what, listed, prepare) => {
    const call = setUp(named({ desk: 'the desk' }))
    await settle()
    prepare(call)
    await call.plugInMicrophones(listed)
    expect(call.seen).not.toContain('microphone-gone true')
  })

  test('a microphone that another app has taken is reported as stalled when the page is shown again', () => {
    const { microphone, setSession, seen } = setUp()
    const seePage = () => document.dispatchEvent(new Event('visibilitychange'))
    seePage()
    setSession('interrupted')
    microphone.dispatchEvent(new Event('mute'))
    setSession('active')
    seePage()
    microphone.dispatchEvent(new Event('unmute'))
    seePage()
    expect(seen).toEqual(['system true', 'stalled', 'system false'])
  })

  test('a microphone that the visitor pauses in the bar of the browser stays so', () => {
    const { microphone, seen } = setUp()
    microphone.dispatchEvent(new Event('mute'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual(['system true'])
  })

  test('nothing is reported after the call, even of devices that are still being listed', async () => {
    const { microphone, setSession, seen, watch, plugIn, player } = setUp()
    const plugged = plugIn('desk')
    watch.stop()
    await plugged
    expect(player.sinkId).toBe('headphones')
    microphone.dispatchEvent(new Event('ended'))
    setSession('interrupted')
    document.dispatchEvent(new Event('freeze'))
    expect(seen).toEqual([])
  })
})

describe('a page that the visitor leaves', () => {
  const leave = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))

  test('and that the browser keeps for Back has ended its call', async () => {
    const { client } = await liveClient()
    leave(true)
    expect(client.snapshot().state).toMatchObject({ phase: 'ending', outcome: { reason: 'customer' } })
    await client.dispose()
  })

  test('and that the browser keeps while a call connects has no call when it is shown again', async () => {
    const { vapi, environment } = makeVapi()
    environment.createWebCall = () => new Promise(() => {})
    await vapi.prewarm()
    const started = vapi.start('assistant')
    await settle()
    leave(true)
    await expect(started).resolves.toBeNull()
    expect(vapi.state).toMatchObject({ phase: 'ended', reason: 'customer' })
  })

  test('and that the browser keeps while a call waits for the call of another instance has no call when it is shown again', async () => {
    const { vapi: before, environment } = makeVapi()
    const { vapi: waits } = makeVapi(environment)
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    await waits.prewarm()
    await before.start('assistant')
    const left = createDeferred<void>()
    environment.room().answers.leave = () => left.promise
    void before.stop()
    createWebCall.mockClear()
    const started = waits.start('assistant')
    await settle()
    leave(true)
    left.resolve()
    await expect(started).resolves.toBeNull()
    expect(waits.state).toMatchObject({ phase: 'ended', reason: 'customer' })
    expect(createWebCall).not.toHaveBeenCalled()
  })

  test.each(['loads its code', 'waits for the end of another call'])(
    'and that the browser keeps while a call %s has no call when it is shown again',
    async (reason) => {
      const { vapi, environment } = makeVapi()
      const createWebCall = jest.spyOn(environment, 'createWebCall')
      if (reason !== 'loads its code') {
        await vapi.start('assistant')
        void vapi.stop()
      }
      createWebCall.mockClear()
      const started = vapi.start('assistant')
      leave(true)
      await expect(started).resolves.toBeNull()
      await vapi.dispose()
      expect(vapi.state).toMatchObject({ phase: 'ended', reason: 'customer' })
      expect(createWebCall).not.toHaveBeenCalled()
    },
  )

  test('and that the browser does not keep leaves its call to the browser', async () => {
    const { client } = await liveClient()
    leave(false)
    expect(client.snapshot().state.phase).toBe('live')
    await client.dispose()
    leave(true)
    expect(client.snapshot().state.phase).toBe('ended')
  })
})

describe('a device with a call', () => {
  test('plays and records, stays awake, and is restored afterwards', async () => {
    const session = target({ type: 'playback' })
    const release = jest.fn(async () => {})
    const request = jest.fn(async () => ({ release }))
    define(navigator, 'audioSession', session)
    define(navigator, 'wakeLock', { request })
    const unclaim = claimDevice()
    expect(session.type).toBe('play-and-record')
    await Promise.resolve()
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    await Promise.resolve()
    expect(request).toHaveBeenCalledTimes(2)
    unclaim()
    await Promise.resolve()
    expect(session.type).toBe('playback')
    expect(release).toHaveBeenCalled()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('releases both locks when the page was hidden while it asked for them', async () => {
    const grants: ((lock: { release(): Promise<void> }) => void)[] = []
    define(navigator, 'wakeLock', { request: () => new Promise((resolve) => grants.push(resolve)) })
    const released: number[] = []
    const grant = (number: number) => grants[number]?.({ release: async () => void released.push(number) })
    const unclaim = claimDevice()
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    grant(0)
    grant(1)
    await settle()
    unclaim()
    expect(released).toEqual([0, 1])
    grant(2)
    await settle()
    expect(released).toContain(2)
  })

  test('is left alone when it can do neither', () => {
    expect(() => claimDevice()()).not.toThrow()
  })
})
