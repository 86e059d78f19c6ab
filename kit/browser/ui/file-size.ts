const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** The size of a file as people read it: "2.4 MB". */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const amount = bytes / 1024 ** power
  return `${Number(amount.toFixed(power < 2 ? 0 : 1))} ${units[power]}`
}
