/** Whether the visitor asked the browser to save data (Network Information API; false where unknown). */
export function savesData(navigator: object): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
