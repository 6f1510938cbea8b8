'use client'

import { useEffect, useState } from 'react'
import { findDevice, SYSTEM_IDS } from '../browser/known-devices'
import { watchMicrophonePermission } from '../browser/microphone-permission'

/** A microphone or a loudspeaker. Browsers expose labels and ids only once the microphone is allowed. */
export interface AudioDevice {
  /** Id to choose it by; never empty. */
  id: string
  /** The system's name for it; empty when the browser does not expose it. */
  label: string
}

/** The available devices by kind; empty until the browser has listed them. */
export interface AudioDevices {
  /** In the browser's order; empty until the microphone is allowed. */
  microphones: readonly AudioDevice[]
  /** In the browser's order; empty where it lists none. */
  speakers: readonly AudioDevice[]
  /** The id that a device has now, which may have come back under a new one since it was chosen; undefined if it is not connected. */
  currentId(kind: MediaDeviceKind, id: string): string | undefined
}

const NONE: AudioDevices = { microphones: [], speakers: [], currentId: () => undefined }

/** The available devices, updated as they are plugged in and out while `watched`. */
export function useAudioDevices(watched: boolean): AudioDevices {
  const [devices, setDevices] = useState(NONE)

  useEffect(() => {
    const media = navigator.mediaDevices as MediaDevices | undefined
    if (!watched || !media?.enumerateDevices) return
    /** Number of the newest reading: answers may arrive in another order. */
    let newest = 0
    const read = async () => {
      const reading = ++newest
      const found = await media.enumerateDevices().catch(() => [])
      if (reading === newest)
        setDevices({
          microphones: named(found, 'audioinput'),
          speakers: named(found, 'audiooutput'),
          currentId: findDevice(found),
        })
    }
    void read()
    media.addEventListener('devicechange', read)
    const unwatch = watchMicrophonePermission(read)
    return () => {
      // What is still being read is not shown.
      newest++
      media.removeEventListener('devicechange', read)
      unwatch()
    }
  }, [watched])

  return devices
}

/** Without the system's defaults, which the empty id chooses. */
const named = (found: readonly MediaDeviceInfo[], kind: MediaDeviceKind): AudioDevice[] =>
  found
    .filter((device) => device.kind === kind && device.deviceId && !SYSTEM_IDS.includes(device.deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
