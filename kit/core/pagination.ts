/** How many pages `total` entries fill at `limit` on each; none for none. */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit)
}

/** The page that an address names, in digits; the first where it names none. */
export function pageInUrl(text: string | null | undefined): number {
  return /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1
}

/** The page buttons to show: first, last, and current ±1, with a gap wherever pages are left out. */
export function pageButtons(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((button) => button >= 1 && button <= pages)
  const ascending = [...new Set(shown)].toSorted((a, b) => a - b)
  return ascending.flatMap((button, index) => {
    const before = ascending[index - 1] ?? 0
    return button - before > 1 ? ['gap' as const, button] : [button]
  })
}
