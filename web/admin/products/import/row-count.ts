/** `1 row`, `2,000 rows`. */
export function rowCount(rows: number): string {
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`
}
