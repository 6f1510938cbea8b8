/** Names of the controls below a row that is swiped sideways on a phone, and the word in “1 of 4”. */
const controlsOf = (item: string) => ({
  previous: `Previous ${item}`,
  next: `Next ${item}`,
  of: 'of',
})

export const rowControls = {
  recordings: controlsOf('recording'),
  times: controlsOf('time of day'),
  advantages: controlsOf('advantage'),
  plans: controlsOf('plan'),
  cases: controlsOf('case'),
}
