import { createMachine } from './machine'

// Evaluated by the media library, or run as a script that it appended. In the second way an empty wait
// list means that the attempt was cancelled meanwhile.
const cancelled = document.currentScript !== null && window._dailyCallMachineLoadWaitlist?.size === 0

if (window._daily && !cancelled) {
  const { pendings, instances } = window._daily
  for (const callClientId of pendings.splice(0)) {
    const slot = instances[callClientId]
    if (!slot) continue
    const machine = createMachine(callClientId)
    slot.callMachine = { store: machine.store, reset: machine.reset }
    machine.announce()
  }
}
