/** Key of the session storage under which the probe records problems, across pages. */
const KEY = 'problems'

/**
 * Script for the head of a page: it records warnings, errors and refused scripts, for a driver that cannot
 * listen to the console itself.
 */
export const problemsProbe = `(() => {
  const record = (text) => {
    const recorded = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')
    sessionStorage.setItem('${KEY}', JSON.stringify([...recorded, text]))
  }
  for (const level of ['warn', 'error']) {
    const log = console[level].bind(console)
    console[level] = (...values) => { record(level + ': ' + values.join(' ')); log(...values) }
  }
  addEventListener('error', (event) => record('uncaught: ' + (event.message || event.target.outerHTML)), true)
  addEventListener('unhandledrejection', ({ reason }) => record('uncaught: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record('refused by ' + violatedDirective + ': ' + blockedURI))
})()`

/** Expression for what the probe has recorded. */
export const recordedProblems = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`
