import type { CallVolume } from './running-cost'

/** Takes a volume of calls to show; says whether it can. */
type Calculator = (volume: CallVolume) => boolean

/** The calls whose monthly cost a visitor has asked the consultant for, and the calculator that shows them. */
export function createAskedVolume() {
  const calculators = new Set<Calculator>()
  /** Asked for while no calculator was on the page. */
  let waiting: CallVolume | undefined
  return {
    /** @returns whether a calculator on the page shows it */
    ask(volume: CallVolume): boolean {
      const isShown = [...calculators].map((show) => show(volume)).includes(true)
      waiting = isShown ? undefined : volume
      return isShown
    },
    /** Gives a calculator what is asked for, at once what was asked for before it was there. Returns the undo. */
    follow(show: Calculator): () => void {
      calculators.add(show)
      if (waiting && show(waiting)) waiting = undefined
      return () => calculators.delete(show)
    },
  }
}

export const askedVolume = createAskedVolume()
