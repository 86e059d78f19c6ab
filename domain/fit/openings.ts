/** Whether a rectangle goes through a rectangular opening straight; either may be turned by a quarter. */
export function passesStraight(p: number, q: number, a: number, b: number): boolean {
  return Math.min(p, q) <= Math.min(a, b) && Math.max(p, q) <= Math.max(a, b)
}

/**
 * Whether a rectangle goes through a rectangular opening at any tilt.
 *
 * The diagonal rule: where the long side p exceeds the long side a, it still goes in when q ≤ b and
 * b ≥ (2pqa + (p² − q²) √(p² + q² − a²)) / (p² + q²) (W. B. Carver, American Mathematical Monthly 64, 1957).
 */
export function passesTilted(side: number, other: number, width: number, height: number): boolean {
  if (passesStraight(side, other, width, height)) return true
  const [q, p] = [Math.min(side, other), Math.max(side, other)]
  const [b, a] = [Math.min(width, height), Math.max(width, height)]
  if (q > b || p <= a) return false
  const square = p * p + q * q
  return b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(square - a * a)) / square
}

/** Angles that are tried on the way round a corner; between two of them a wall comes nearer by less than 0.01 mm. */
const STEPS = 720

/**
 * Whether a rectangle on the floor goes round a right-angled corner from a way `before` wide into one `after` wide.
 *
 * It goes where it need not turn (one side across each way), or where at every angle θ of the turn
 * p sin θ cos θ + q ≤ before · cos θ + after · sin θ: the inner corner then never touches it. For a thin
 * rectangle this is the ladder rule, p ≤ (before^⅔ + after^⅔)^(3/2).
 */
export function passesCorner(side: number, other: number, before: number, after: number): boolean {
  if ((side <= before && other <= after) || (side <= after && other <= before)) return true
  const [q, p] = [Math.min(side, other), Math.max(side, other)]
  return Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * (Math.PI / 2)).every(
    (angle) =>
      p * Math.sin(angle) * Math.cos(angle) + q <= before * Math.cos(angle) + after * Math.sin(angle),
  )
}
