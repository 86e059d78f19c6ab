/** What search engines show whole. */
const FEWEST = 150
const MOST = 160

/** How long a description is, and whether that is a good length. */
export function descriptionLength(description: string): string {
  const length = Array.from(description.trim()).length
  return `${length} characters${remark(length)}. ${FEWEST}-${MOST} are recommended.`
}

function remark(length: number): string {
  if (length < FEWEST) return `, ${FEWEST - length} fewer than recommended`
  return length > MOST ? `, ${length - MOST} more than recommended` : ''
}
