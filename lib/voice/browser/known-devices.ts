/** A device that the browser has listed, and the ids of the last list that contained it. */
interface KnownDevice {
  name: string
  beside: ReadonlySet<string>
}

/** By kind and id. Kept for later calls, so that they find a device that the visitor has chosen. */
const known = new Map<string, KnownDevice>()

/**
 * Finds a device of a list by the id that it had when it was chosen. The browser may give it another id when it is
 * plugged in again. Then we find it by its name, unless two devices have that name.
 */
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
