/** Where the probe keeps what it heard, across pages. */
const KEY = 'complaints'

/**
 * Script for the head of a page: it keeps warnings, errors and refused scripts, for a driver that cannot
 * listen to the console itself.
 */
export const complaintsProbe = `(() => {
  const keep = (text) => {
    const kept = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')
    sessionStorage.setItem('${KEY}', JSON.stringify([...kept, text]))
  }
  for (const level of ['warn', 'error']) {
    const say = console[level].bind(console)
    console[level] = (...said) => { keep(level + ': ' + said.join(' ')); say(...said) }
  }
  addEventListener('error', (event) => keep('uncaught: ' + (event.message || event.target.outerHTML)), true)
  addEventListener('unhandledrejection', ({ reason }) => keep('uncaught: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('refused by ' + violatedDirective + ': ' + blockedURI))
})()`

/** Expression for what the probe kept. */
export const keptComplaints = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`
