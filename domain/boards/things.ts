import type { Thing } from './board.ts'

/** "Piano" where it has no name. */
export const thingName = ({ name, look }: Pick<Thing, 'name' | 'look'>): string =>
  name || `${look[0]?.toUpperCase()}${look.slice(1)}`

/** How far its name is turned on the plan, so that it is read from below; none for a rug, on which others stand. */
export function nameOnPlan(thing: Thing): { words: string; turn: number } | undefined {
  if (thing.look === 'rug') return undefined
  const isOver = thing.turn > 90 && thing.turn <= 270
  return { words: thingName(thing), turn: isOver ? thing.turn - 180 : thing.turn }
}
