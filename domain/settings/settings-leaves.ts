/** Every value of the settings under its path: `payment.bankDetails.bankName`. A list is one value. */
export type Leaves = Map<string, unknown>

/** The values in `settings`, or in a part of them, each under its path. */
export function leavesOf(settings: object, above = ''): Leaves {
  return new Map(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const path = above + name
      if (value === undefined) return []
      return isGroup(value) ? [...leavesOf(value, `${path}.`)] : [[path, value]]
    }),
  )
}

/** The values of `wanted` that differ from those of `present`. */
export function differing(wanted: Leaves, present: Leaves): Leaves {
  return new Map([...wanted].filter(([path, value]) => !isSame(value, present.get(path))))
}

/** `settings` with the values of `changes` in their places; only paths that it has are written. */
export function withLeaves<T extends object>(settings: T, changes: Leaves): T {
  const changed = structuredClone(settings)
  for (const [path, value] of changes) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const group = names.reduce((at, name) => at[name] as Group, changed as Group)
    group[last] = value
  }
  return changed
}

/** The values in their groups, as they are sent. */
export function grouped(leaves: Leaves): Record<string, Record<string, unknown>> {
  const groups: Group = {}
  for (const [path, value] of leaves) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const group = names.reduce((at, name) => (at[name] ??= {}) as Group, groups)
    group[last] = value
  }
  return groups as Record<string, Record<string, unknown>>
}

/** Whether two values of a setting are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Group = Record<string, unknown>

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
