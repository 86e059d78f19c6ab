import { z } from 'zod'

/** A form of a change: what it does not name is let through, for the server to refuse it by name (`refuseForeign`). */
export function changeForm<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape> {
  return z.object(shape).loose()
}
