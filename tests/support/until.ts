/** Resolves as soon as something that can be subscribed to is as `holds` says; at once where it is already. */
export const until = (
  { subscribe }: { subscribe(listener: () => void): () => void },
  holds: () => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!holds()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribe(check)
    check()
  })
