/** "1 piece", "67 pieces". */
export function pieces(count: number): string {
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`
}
