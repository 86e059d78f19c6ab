import { z } from 'zod'

/** A place on a plan or concept: the part of the way from its left and from its top. */
export const fraction = z.number('Choose a point').min(0).max(1)

/** Pages are counted from 1; a picture has one. */
export const PageNumber = z.int().min(1).max(500)

const Point = z.object({ x: fraction, y: fraction })

/** A line on the plan whose true length is known: everything else is measured by it. */
export const PlanScale = z.object({
  page: PageNumber.default(1),
  a: Point,
  b: Point,
  /** Of the line, in metres. */
  metres: z.number('Enter a length').positive('Enter a length').max(10_000, 'Enter a length'),
})
export type PlanScale = z.infer<typeof PlanScale>

/** Between two points: nothing can be measured by a line without a length. */
export const PlanScaleForm = PlanScale.refine(({ a, b }) => a.x !== b.x || a.y !== b.y, {
  path: ['b'],
  message: 'Choose a point',
})
