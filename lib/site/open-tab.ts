/**
 * Opens another site in a new tab, without access to this one. Call it inside the click itself:
 * browsers block a tab that is opened later.
 */
export function openInNewTab(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}
