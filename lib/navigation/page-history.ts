import { ADDRESS_EVENT } from './page-address'

interface HistoryWindow {
  readonly history: Pick<History, 'pushState' | 'replaceState'> & {
    readonly state: unknown
    scrollRestoration: ScrollRestoration
  }
  readonly location: Pick<Location, 'href' | 'pathname'>
  addEventListener(type: string, listener: (event: Event) => void, options?: { capture: boolean }): void
  removeEventListener(type: string, listener: (event: Event) => void, options?: { capture: boolean }): void
  dispatchEvent(event: Event): unknown
}

/** By this property the framework knows an entry as its own. Back or Forward to another one reloads the page. */
const FRAMEWORK_MARK = '__NA'

/** The properties that this module adds to an entry's state or removes, beside those of the framework. */
interface EntryState {
  /** What the framework renders, which is the same for all pages of a document. */
  __PRIVATE_NEXTJS_INTERNALS_TREE?: unknown
  /** Position of the entry among those of its document. */
  entry?: number
  /** Scroll positions of all entries, as known when this one was entered. They are read after a reload. */
  positions?: [entry: number, position: ScrollPosition][]
  /** The entry of the open menu. */
  menu?: boolean
  /** What the visitor has chosen on the page, by name. */
  values?: Record<string, unknown>
}

/** The open menu has its own history entry, so that Back closes it. A link in the menu replaces the entry. Browser only. */
export const enterMenuEntry = () => history.pushState({ ...history.state, menu: true }, '')

/** While the browser leaves the entry of a closed menu: what runs after that. */
let afterMenu: (() => void) | undefined

/** The menu was closed otherwise than by Back or a link. Browser only. */
export function leaveMenuEntry(): void {
  if (!(history.state as EntryState | null)?.menu) return
  afterMenu = () => undefined
  history.back()
}

/** Runs a navigation, once the browser has left the entry of a closed menu: leaving it would undo the navigation. */
export function afterMenuEntry(navigate: () => void): void {
  if (afterMenu) afterMenu = navigate
  else navigate()
}

/** The choices of the page that is shown. An entry that the browser adds has no state, so we copy them into it. */
let values: EntryState['values']

/**
 * What a visitor has chosen on a page under a name, such as a tab or a search. Back, Forward and a reload show the page as
 * it was left, and a link shows it afresh. Browser only.
 */
export const entryValue = (name: string): unknown => (history.state as EntryState | null)?.values?.[name]

export function setEntryValue(name: string, value: unknown): void {
  const state = (history.state ?? {}) as EntryState
  values = { ...state.values, [name]: value }
  try {
    history.replaceState({ ...state, values }, '')
  } catch (error) {
    // The browser keeps no more. The choice counts, and Back does not know it.
    console.warn(error)
  }
}

/**
 * Browser history of one document that shows many pages. Browsers restore a scroll position before the page of the entry
 * is rendered, so this module does it instead: each entry has a number, and the positions are stored by number.
 * When the document itself is left or reloaded, the browser restores the position, since the page is then in the HTML.
 */
export function createPageHistory(win: HistoryWindow, readPosition: () => ScrollPosition) {
  const stateOfEntry = () => (win.history.state ?? {}) as EntryState
  let current = stateOfEntry().entry ?? 0
  // An older version of the site may have left them in another form.
  const positions = new Map(Object.values(stateOfEntry().positions ?? []).filter(Array.isArray))
  let lastPosition = readPosition()
  values = stateOfEntry().values
  const newEntry = (): EntryState => {
    current += 1
    positions.delete(current)
    return { entry: current, positions: [...positions], ...(values && { values }) }
  }

  return {
    /** Adds an entry, and stores the scroll position of the previous one. */
    push(url: string) {
      positions.set(current, readPosition())
      // A link to a section does not change the scroll position here; another page opens at its top.
      const isSamePage = url.split(/[?#]/)[0] === win.location.pathname
      lastPosition = isSamePage ? readPosition() : { topPx: 0 }
      values = isSamePage ? stateOfEntry().values : undefined
      win.history[stateOfEntry().menu ? 'replaceState' : 'pushState'](newEntry(), '', url)
    },
    /**
     * Stores the current scroll position in advance, because the browser reports only afterwards that it has followed a
     * fragment.
     */
    notePosition() {
      lastPosition = readPosition()
    },
    /** Where the reader left this entry. Undefined in one that was entered by a link. */
    position: () => positions.get(current),
    /**
     * Calls back on Back and Forward with the position at which the reader left that entry; undefined where it is not
     * known. Returns the undo.
     */
    connect(onTraverse: (position: ScrollPosition | undefined) => void) {
      afterMenu = undefined
      const onPopState = (event: Event) => {
        // After the framework's own listener.
        if (afterMenu) setTimeout(afterMenu)
        afterMenu = undefined
        if (win.history.state === null) {
          // The browser itself followed a link to a fragment. Passing the address makes the framework add its own state,
          // without which it ignores this entry.
          positions.set(current, lastPosition)
          win.history.replaceState(newEntry(), '', win.location.href)
          win.dispatchEvent(new Event(ADDRESS_EVENT))
          return
        }
        positions.set(current, readPosition())
        current = stateOfEntry().entry ?? 0
        values = stateOfEntry().values
        // An entry of another document has the framework's tree of that one: the framework would fetch it, and replace our
        // state. Without a tree it keeps that of this document. The state of an entry survives a reload, so that the site
        // needs no browser storage for this.
        const state = { ...stateOfEntry(), [FRAMEWORK_MARK]: true, positions: [...positions] }
        delete state.__PRIVATE_NEXTJS_INTERNALS_TREE
        win.history.replaceState(state, '')
        Object.defineProperty(event, 'state', { value: state })
        const position = positions.get(current)
        lastPosition = position ?? { topPx: 0 }
        onTraverse(position)
      }
      const restoreHere = () => (win.history.scrollRestoration = 'manual')
      const leaveToBrowser = () => {
        win.history.scrollRestoration = 'auto'
      }
      restoreHere()
      // Before the framework's own listener.
      win.addEventListener('popstate', onPopState, { capture: true })
      win.addEventListener('pageshow', restoreHere)
      win.addEventListener('pagehide', leaveToBrowser)
      return () => {
        win.history.scrollRestoration = 'auto'
        win.removeEventListener('popstate', onPopState, { capture: true })
        win.removeEventListener('pageshow', restoreHere)
        win.removeEventListener('pagehide', leaveToBrowser)
      }
    },
  }
}

export type PageHistory = ReturnType<typeof createPageHistory>

export interface ScrollPosition {
  /** From the top of the page, in CSS pixels. */
  topPx: number
  /**
   * The section at the top of the window, and how far it is scrolled past the top, in CSS pixels. An element above it that
   * was open may be closed when the reader comes back.
   */
  section?: { name: string; scrolledPx: number }
  /** The address, as it is written, of the link that had the focus. */
  link?: string
}

const sections = (document: Document) => [...document.querySelectorAll<HTMLElement>('main [data-section]')]

export function readScrollPosition({
  document,
  scrollY,
}: Pick<Window, 'document' | 'scrollY'>): ScrollPosition {
  const section = sections(document).findLast((each) => each.getBoundingClientRect().top <= 0)
  const name = section?.dataset.section
  const link = document.activeElement?.getAttribute('href')
  const focused = link ? { link } : {}
  if (!section || name === undefined) return { topPx: scrollY, ...focused }
  return { topPx: scrollY, section: { name, scrolledPx: -section.getBoundingClientRect().top }, ...focused }
}

/** Scroll offset of a position on the current page, in CSS pixels from the top. */
export function findScrollTop(
  { topPx, section }: ScrollPosition,
  { document, scrollY }: Pick<Window, 'document' | 'scrollY'>,
): number {
  const element = section && sections(document).find((each) => each.dataset.section === section.name)
  if (!element) return topPx
  const foundPx = scrollY + element.getBoundingClientRect().top + section.scrolledPx
  // Differences below a pixel come from rounding in the layout.
  return Math.abs(foundPx - topPx) < 1 ? topPx : foundPx
}

/** The link that had the focus when the reader left this position, if it is in view again. */
export const findFollowedLink = (
  { link }: ScrollPosition,
  { document, innerHeight }: Pick<Window, 'document' | 'innerHeight'>,
): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].find((each) => {
    const { top, bottom, width } = each.getBoundingClientRect()
    return each.getAttribute('href') === link && width > 0 && bottom > 0 && top < innerHeight
  })
