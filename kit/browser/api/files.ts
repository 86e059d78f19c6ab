/** Saves a file that came from the shop (an export, a PDF) under its own name. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = lastingUrl(file)
  link.download = file.name
  link.click()
}

/** Opens a file in a new tab and says whether the browser let it. */
export function openFile(file: Blob): boolean {
  return window.open(lastingUrl(file), '_blank') !== null
}

/** An address for a file in memory, given back after a minute: by then it is saved or shown. */
function lastingUrl(file: Blob): string {
  const url = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return url
}
