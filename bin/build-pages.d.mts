/** Builds `dist/` unless it was built from exactly these sources; `node` is the program to do it with. */
export function buildPages(node?: string): void
