/** Whether the person asked their browser to spare data. For pages and the service worker alike. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
