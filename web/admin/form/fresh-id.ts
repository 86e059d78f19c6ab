let made = 0

/** An id for what is new on this page; such ids begin with `~`. */
export function freshId(): string {
  return `~${++made}`
}
