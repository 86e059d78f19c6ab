/** A count of things with its word: "1 item", "46 items". */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** How many units `lines` hold together. */
export function quantityOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
