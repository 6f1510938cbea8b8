/** Chromium's ids for the system's defaults. The list contains these devices a second time, under their own ids. */
export const SYSTEM_IDS: readonly string[] = ['default', 'communications']

/** A device that the browser has listed, and the ids of the last list that contained it. */
interface KnownDevice {
  name: string
  beside: ReadonlySet<string>
}

/** By kind and id. Kept for later calls, so that they find a device that the visitor has chosen. */
const known = new Map<string, KnownDevice>()

/** Finds a device by the id that it was chosen with, or, when it has another id now, by a name that no other device has. */
export function findDevice(devices: readonly MediaDeviceInfo[]) {
  const ids = new Set(devices.map(({ deviceId }) => deviceId))
  for (const { kind, deviceId, label: name } of devices)
    if (name) known.set(`${kind} ${deviceId}`, { name, beside: ids })

  return (wanted: MediaDeviceKind, id: string): string | undefined => {
    const ofKind = devices.filter(({ kind }) => kind === wanted)
    if (ofKind.some(({ deviceId }) => deviceId === id)) return id
    const before = known.get(`${wanted} ${id}`)
    if (!before) return undefined
    const [found, another] = ofKind.filter(
      ({ label, deviceId }) => label === before.name && !before.beside.has(deviceId),
    )
    return another ? undefined : found?.deviceId
  }
}
