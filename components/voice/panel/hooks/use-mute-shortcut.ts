import { useEffect } from 'react'

/** Alt+M anywhere on the page, during a call: the physical key, since Option+M types a letter of its own. */
export function useMuteShortcut(active: boolean, toggleMute: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyM'
      if (!isShortcut || event.repeat || event.getModifierState('AltGraph')) return
      event.preventDefault()
      toggleMute()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, toggleMute])
}
