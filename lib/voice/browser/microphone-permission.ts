/**
 * Calls back with the new state when the visitor allows the microphone, or no longer does, in the prompt or in the
 * settings of the browser. Returns the undo.
 *
 * @param onFirst gets the state in which the watching begins
 */
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
  // Not every browser knows this name.
  watch().catch(() => undefined)
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
  }
}
