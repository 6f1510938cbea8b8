/** Calls back when the visitor allows or blocks the microphone; `onFirst` gets the first state. Returns the undo. */
export function watchMicrophonePermission(
  listener: (state: PermissionState) => void,
  onFirst?: (state: PermissionState) => void,
): () => void {
  const permissions = globalThis.navigator?.permissions as Permissions | undefined
  let isOver = false
  let status: PermissionStatus | undefined
  const onChange = () => {
    if (status) listener(status.state)
  }
  const watch = async () => {
    const asked = await permissions?.query({ name: 'microphone' as PermissionName })
    if (isOver) return
    status = asked
    status?.addEventListener('change', onChange)
    if (status) onFirst?.(status.state)
  }
  // Some browsers reject the name of this permission.
  watch().catch(() => undefined)
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
  }
}
