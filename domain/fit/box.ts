/** A packed piece, as it stands. */
export type Box = { widthCm: number; depthCm: number; heightCm: number }

/** Its sides in centimetres, shortest first: a mover turns a box whichever way it goes. */
export type Sides = readonly [shortest: number, middle: number, longest: number]

/** The sides of a box, shortest first. */
export function sidesOf({ widthCm, depthCm, heightCm }: Box): Sides {
  const [shortest = 0, middle = 0, longest = 0] = [widthCm, depthCm, heightCm].toSorted((a, b) => a - b)
  return [shortest, middle, longest]
}

/** The sides with `by` more on each, or less where it is negative. */
export function grown([shortest, middle, longest]: Sides, by: number): Sides {
  const side = (length: number) => Math.max(0, length + by)
  return [side(shortest), side(middle), side(longest)]
}
