/** Names of the controls below a row that is swiped sideways on a phone, and the word in “1 of 4”. */
export interface RowControls {
  previous: string
  next: string
  of: string
}

/** `item`: what the row has, such as `recording`. */
export const rowControls = (item: string): RowControls => ({
  previous: `Previous ${item}`,
  next: `Next ${item}`,
  of: 'of',
})
