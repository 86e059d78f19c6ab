import { z } from 'zod'
import { packageTabs } from '#domain/packages/package-tabs.ts'
import type { Operations } from './endpoint.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Picture } from './products.ts'

/** A package is named by the slug of its page. */
export const PackageId = z
  .string('Package not found')
  .max(60, 'Package not found')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Package not found')

/** One kind of thing in a package: a catalogue piece in one finish, or a thing outside the catalogue by name alone. */
const PackageItem = z.object({
  name: z.string(),
  quantity: z.int(),
  product: z.uuid().nullable(),
  /** Variant name → name of the chosen option. */
  variants: z.record(z.string(), z.string()),
  picture: Picture.nullable(),
  /** Its measures in the catalogue's words; empty outside the catalogue. */
  dimensions: z.string(),
})

/** The middle of a piece from the upper left corner of its room, in millimetres; its front faces down at `turn` 0. */
const Place = z.object({ x: z.number(), y: z.number(), turn: z.number() })

const RoomItem = PackageItem.extend({
  /** Its kind, by which it is drawn from above, what it takes of a floor, and where each of it stands in the plan of its room; where its measures are listed; only in the reply of one package. */
  footprint: z
    .object({ category: z.string(), widthCm: z.number(), depthCm: z.number(), places: z.array(Place) })
    .optional(),
})
export type PackageItem = z.infer<typeof RoomItem>

/** Which of its pieces are seen where: `x` and `y` as shares of the picture from its upper left. */
const PackagePicture = Picture.extend({
  spots: z
    .array(
      z.object({
        product: z.uuid(),
        name: z.string(),
        finish: z.string().optional(),
        x: z.number(),
        y: z.number(),
      }),
    )
    .optional(),
})
export type PackagePicture = z.infer<typeof PackagePicture>

/** A designer package; its price is published in every sales mode, and the price of no single piece in any. */
export const Package = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  tab: z.enum(packageTabs),
  style: z.string(),
  bedrooms: z.int().nullable(),
  summary: z.string(),
  description: z.string(),
  price: Dollars,
  /** What its pieces of the catalogue come to one by one; `null` in quote mode, and where one of them is not sold. */
  piecesPrice: Dollars.nullable(),
  image: z.string(),
  pictures: z.array(PackagePicture),
  /** How many things one set holds. */
  itemCount: z.int(),
  /** Of a package by bedrooms their number, else the things themselves. */
  items: z.union([z.int(), z.array(PackageItem)]),
  /** Room → what stands in it, in the order of the house. */
  roomBreakdown: z.record(z.string(), z.array(RoomItem)),
  /** Room → a floor that its pieces fit, in millimetres between the walls; where there is a plan; only in the reply of one package. */
  floors: z.record(z.string(), z.object({ width: z.number(), depth: z.number() })).optional(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whole sets at hand now: as many as its scarcest piece gives. */
  stock: z.int(),
  /** Leads to it in a sample home; `null` where it stands in none. */
  home: z.string().nullable(),
})
export type Package = z.infer<typeof Package>

/** As much of a package as menus and teasers name. */
export const PackageTeaser = Package.pick({
  id: true,
  name: true,
  tab: true,
  price: true,
  itemCount: true,
  summary: true,
})

export const packageOperations = {
  'GET /api/packages': {
    access: 'anyone',
    summary: 'All designer packages, in the order of the shop',
    reply: z.object({ packages: z.array(Package) }),
    data: 'packages',
  },
  'GET /api/packages/teasers': {
    access: 'anyone',
    summary: 'What menus name of the designer packages, in the order of the shop',
    reply: z.object({ packages: z.array(PackageTeaser) }),
    data: 'packages',
  },
  'GET /api/packages/:id': {
    access: 'anyone',
    summary: 'One designer package',
    params: z.object({ id: PackageId }),
    reply: z.object({ package: Package }),
    data: 'package',
  },
} as const satisfies Operations
