/*
 * The framework runs this before React takes over the document. Where a browser extension has put something before the first
 * element of the page, React would take it for that element, report a mismatch (418) and draw the whole document again.
 */
const first = document.querySelector('body > div[hidden]')
while (first?.previousSibling) document.body.append(first.previousSibling)

export {}
