import { z } from 'zod'
import { VariantChoice } from './cart.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { NewPackageForm, PackageChange } from './package-form.ts'
import { Package, PackageId } from './packages.ts'
import { Picture } from './products.ts'

/** A piece as its form needs it: what can be chosen about it, and how many there are. */
const ManagedPiece = z.object({
  product: z.uuid().nullable(),
  name: z.string(),
  quantity: z.int(),
  /** Lower-case variant name → chosen option id. */
  variants: VariantChoice,
  choices: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.object({ id: z.string(), name: z.string(), default: z.boolean() })),
    }),
  ),
  picture: Picture.nullable(),
  /** Units in this choice; `null` of what is outside the catalogue. */
  stock: z.int().nullable(),
  /** Why it can be sold no more: it was archived, or is no longer made in this choice. */
  isGone: z.boolean(),
})

/** A package as the studio sees it. */
export const ManagedPackage = Package.omit({
  items: true,
  roomBreakdown: true,
  piecesPrice: true,
  home: true,
}).extend({
  isArchived: z.boolean(),
  /** On which it stands in a sample home; `null` where there is none. */
  board: z.uuid().nullable(),
  /** Sent back with a save, so that it does not undo somebody else's. */
  updatedAt: Instant,
  /** What keeps more sets from being sold; `null` where nothing of it is counted. */
  scarcest: z.object({ name: z.string(), stock: z.int() }).nullable(),
  rooms: z.array(z.object({ name: z.string(), items: z.array(ManagedPiece) })),
})
export type ManagedPackage = z.infer<typeof ManagedPackage>

const params = z.object({ id: PackageId })
const reply = { reply: z.object({ package: ManagedPackage }), data: 'package' } as const

export const managedPackageOperations = {
  'GET /api/packages/managed': {
    access: 'admin',
    summary: 'All packages, archived ones too, in the order of the shop',
    reply: z.object({ packages: z.array(ManagedPackage) }),
    data: 'packages',
  },
  'GET /api/packages/managed/:id': {
    access: 'admin',
    summary: 'One package as its form needs it, archived or not',
    params,
    ...reply,
  },
  'POST /api/packages': {
    access: 'admin',
    summary: 'Add a package, after those there are',
    body: NewPackageForm,
    ...reply,
    idempotent: true,
    limit: 'upload',
  },
  'PUT /api/packages/:id': {
    access: 'admin',
    summary: 'Change a package: what is left out stays, and so does its slug',
    params,
    body: PackageChange,
    ...reply,
    limit: 'upload',
  },
  'PUT /api/packages/:id/place': {
    access: 'admin',
    summary: 'Move a package one place up or down in the order of the shop',
    params,
    body: z.object({ move: z.enum(['up', 'down']) }),
    ...reply,
    limit: 'change',
  },
  'DELETE /api/packages/:id': {
    access: 'admin',
    summary: 'Delete a package; one that was ordered is archived instead',
    params,
    reply: z.object({ message: z.string(), archived: z.boolean() }),
    limit: 'change',
  },
} as const satisfies Operations
