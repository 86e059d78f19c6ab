import { useId } from 'react'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { OrderByHand } from './use-order-by-hand.ts'

type MoveButtonsProps = {
  /** By which the order knows it. */
  thing: string
  name: string
  place: { at: number; of: number }
  order: OrderByHand
  className?: string
}

/** Moves one of a list up or down by a place. */
export function MoveButtons({ thing, name, place: { at, of }, order, className }: MoveButtonsProps) {
  const id = useId()
  const buttons = { up: `${id}-up`, down: `${id}-down` }
  return (
    <>
      <IconButton
        id={buttons.up}
        icon="chevron-up"
        label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => order.step(thing, at - 1, { own: buttons.up, other: buttons.down })}
        className={className}
      />
      <IconButton
        id={buttons.down}
        icon="chevron-down"
        label={`Move ${name} down`}
        disabled={at === of - 1}
        onClick={() => order.step(thing, at + 1, { own: buttons.down, other: buttons.up })}
        className={className}
      />
    </>
  )
}
