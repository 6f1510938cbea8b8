/** Dispatched on `window` when the shell has followed a link: `pushState` itself tells nobody. */
export const ADDRESS_EVENT = 'address-followed'
