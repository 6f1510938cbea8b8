import { cx } from 'class-variance-authority'
import { useCallback, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Hides a folded part. It is shown in print and without scripts, which could not unfold it. */
export const FOLDED_CLASS = 'folded'

/** As `FOLDED_CLASS`, on a phone only. */
export const FOLDED_ON_PHONE_CLASS = 'max-md:folded md:[content-visibility:visible]'

/**
 * The `ref` of a part that has one of these classes while it is folded. The browser's search finds what is in it and shows it;
 * `onFound` then unfolds it in the page's state as well. The attribute is set here, because React writes
 * `hidden="until-found"` as plain `hidden`. A folded part keeps its box in the page, so its padding belongs inside.
 */
export function useFoldedRef(isFolded: boolean, onFound: () => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isFolded) return
      element.setAttribute('hidden', 'until-found')
      // The browser scrolls to the match right after this event, so the part has to be unfolded by then.
      const unfold = () => flushSync(onFound)
      element.addEventListener('beforematch', unfold)
      return () => {
        element.removeAttribute('hidden')
        element.removeEventListener('beforematch', unfold)
      }
    },
    [isFolded, onFound],
  )
}

interface FoldedPartProps<Name extends string> {
  name: Name
  /** The title of the part in print and without scripts, when all parts are shown. */
  title?: string | undefined
  isFolded: boolean
  /** Called with the name when the browser's search has found something in the part. */
  onFound: (name: Name) => void
  children: ReactNode
}

/** One of several parts of which one is shown at a time. */
export function FoldedPart<Name extends string>(props: FoldedPartProps<Name>) {
  const { name, title, isFolded, onFound, children } = props
  const foldedRef = useFoldedRef(
    isFolded,
    useCallback(() => onFound(name), [onFound, name]),
  )
  return (
    <div ref={foldedRef} className={cx('titled', isFolded && FOLDED_CLASS)} data-title={title}>
      {children}
    </div>
  )
}
