import { useId } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import type { OrderByHand } from './use-order-by-hand.ts'

type MoveButtonsProps = {
  /** By which the order knows it. */
  thing: string
  name: string
  place: { at: number; of: number }
  order: OrderByHand
  /** Where its list runs; across, things are earlier and later in it. */
  runs?: 'down' | 'across'
  className?: string
}

const ways = {
  down: [
    { icon: 'chevron-up', word: 'up' },
    { icon: 'chevron-down', word: 'down' },
  ],
  across: [
    { icon: 'arrow-left', word: 'earlier' },
    { icon: 'arrow-right', word: 'later' },
  ],
} as const

/** Moves one of a list by a place, up or down. */
export function MoveButtons({ thing, name, place, order, runs = 'down', className }: MoveButtonsProps) {
  const id = useId()
  return ways[runs].map(({ icon, word }, back) => {
    const by = back === 0 ? -1 : 1
    const buttons = { own: `${id}-${by}`, other: `${id}-${-by}` }
    return (
      <IconButton
        key={word}
        id={buttons.own}
        icon={icon}
        label={`Move ${name} ${word}`}
        disabled={place.at === (back === 0 ? 0 : place.of - 1)}
        onClick={() => order.step(thing, place.at + by, buttons)}
        className={className}
      />
    )
  })
}
