import { act } from '@testing-library/react'

/** Stands for the browser's media queries, which jsdom lacks: the test says which match, and may change that later. */
export function fakeMediaQueries(matches: (media: string) => boolean = () => false) {
  let answer = matches
  const lists = new Set<FakeList>()

  class FakeList extends EventTarget implements MediaQueryList {
    readonly onchange = null
    constructor(readonly media: string) {
      super()
      lists.add(this)
    }
    get matches() {
      return answer(this.media)
    }
    addListener() {}
    removeListener() {}
  }
  window.matchMedia = (media) => new FakeList(media)

  return {
    change(next: (media: string) => boolean) {
      answer = next
      act(() => {
        for (const list of lists) list.dispatchEvent(new Event('change'))
      })
    },
  }
}

/** The visitor's answer to whether to reduce motion. */
export const fakeReducedMotion = (reduced: boolean) => fakeMediaQueries(() => reduced)
