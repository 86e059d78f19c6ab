/** The button that was pressed is gone with what it did: reading goes on at the page. */
export function readOn(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
