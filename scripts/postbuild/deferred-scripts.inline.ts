/*
 * The inline script at the end of a page: starts the framework's scripts, which wait in a template (defer-scripts.ts),
 * after the first frame is on the screen.
 */

/**
 * The scripts start after this time if no paint is reported: hidden pages are not painted, and some browsers report
 * none.
 */
const LONGEST_WAIT_MS = 1000

/** An open document in a frame holds the load event until the scripts are on their way, so that `load` means what it always means. A page in a sandbox cannot open it. */
const loadEventHold = document.createElement('iframe')
let hasStarted = false

function startScripts() {
  if (hasStarted) return
  hasStarted = true
  const template = document.querySelector<HTMLTemplateElement>('template[data-scripts]')!
  document.head.append(document.importNode(template.content, true))
  loadEventHold.contentDocument?.close()
  loadEventHold.remove()
}

loadEventHold.hidden = true
document.body.append(loadEventHold)
loadEventHold.contentDocument?.open()

if (document.hidden) startScripts()
else {
  setTimeout(startScripts, LONGEST_WAIT_MS)
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) startScripts()
  }).observe({ type: 'paint', buffered: true })
}

export {}
