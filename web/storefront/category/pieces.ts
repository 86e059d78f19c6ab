/** "1 piece", "1,067 pieces". */
export function pieces(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'piece' : 'pieces'}`
}
