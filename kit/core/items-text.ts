/** A count of things with its word: "1 item", "46 items". */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
