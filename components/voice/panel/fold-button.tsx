import { useLayoutEffect, useRef } from 'react'
import { minimiseIcon, restoreIcon } from './icons'
import { usePanel } from './panel-context'
import { useTexts } from './texts'

/** Folds the panel of a conversation, so that the page is in sight, and unfolds it. */
export function FoldButton() {
  const { isFolded, onFold } = usePanel()
  const { minimise, restore } = useTexts().connected
  const ref = useRef<HTMLButtonElement>(null)
  const label = isFolded ? restore : minimise

  // The consultant folds it as well; a focus in what is hidden then would be lost.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isFolded && focused?.closest('.vw-body') && focused.getClientRects().length === 0)
      ref.current?.focus({ preventScroll: true })
  }, [isFolded])

  return (
    <button
      ref={ref}
      type="button"
      className="vw-icon"
      aria-label={label}
      aria-expanded={!isFolded}
      title={label}
      onClick={() => onFold(!isFolded)}
    >
      {isFolded ? restoreIcon : minimiseIcon}
    </button>
  )
}
