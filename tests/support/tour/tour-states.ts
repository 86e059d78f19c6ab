import { newcomerStates } from './newcomer-states.ts'
import { shopperStates } from './shopper-states.ts'
import { studioDeskStates } from './studio-desk-states.ts'
import { studioListStates } from './studio-list-states.ts'
import type { Stop } from './tour-stops.ts'
import { visitorStates } from './visitor-states.ts'

/** A state of one of the stops: its own name, that of the stop (with a query, where it needs one), how it is reached. */
export type StateRow = [
  name: string,
  of: string,
  reach: NonNullable<Stop['reach']>,
  more?: Pick<Stop, 'width' | 'complains'>,
]

/** Every state of the pages of a tour: menus and windows open, forms refused, nothing there yet. */
export function statesWith(stops: readonly Stop[]): Stop[] {
  const pathOf = (of: string) => {
    const [name, query] = of.split('?')
    const stop = stops.find((one) => one.name === name)
    if (!stop) throw new Error(`The tour has no stop ${name}`)
    return query === undefined ? stop.path : `${stop.path}?${query}`
  }
  const as = (who: Stop['as'], rows: readonly StateRow[]) =>
    rows.map(([name, of, reach, more]): Stop => ({ name, path: pathOf(of), as: who, reach, ...more }))
  return [
    ...as('visitor', visitorStates),
    ...as('shopper', shopperStates),
    ...as('newcomer', newcomerStates),
    ...as('studio', studioListStates),
    ...as('studio', studioDeskStates),
  ]
}
