import { z } from 'zod'
import { line, requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import { packageTabs } from '#domain/packages/package-tabs.ts'
import { Quantity, VariantChoice } from './cart.ts'
import { changeForm } from './change-form.ts'
import { uploadParts } from '#kit/core/operation/files.ts'
import { dollarsPart, flagPart, jsonPart, numberPart } from '#kit/core/operation/form-parts.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { MAX_FILES_AT_ONCE, MAX_PRODUCT_IMAGES, PlacedImage } from './product-form.ts'

/** The most kinds of things in one package. */
export const MAX_PIECES = 200
const MAX_ROOMS = 30
const MAX_LINES = 40
const MAX_BEDROOMS = 20

const wrongPrice = 'Price must be a positive number'
const wrongBedrooms = `Use a whole number from 1 to ${MAX_BEDROOMS}`
export const noBedrooms = 'Number of bedrooms is required'
const isPositive = (dollars: number) => dollars > 0
/** Looked at even where a field is wrong, so that everything is said at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

export const productOrName = 'Choose a product, or write what it is'

/** A catalogue piece in one choice of its variants, or a thing outside the catalogue by its name. */
const PieceInput = z
  .object({
    product: z
      .uuid('Choose a product')
      .nullish()
      .transform((id) => id ?? undefined),
    variants: VariantChoice.default({}),
    name: line(200).default(''),
    quantity: Quantity,
  })
  .refine(({ product, name }) => product !== undefined || name !== '', {
    path: ['name'],
    message: productOrName,
  })

// Rooms are told by name, and what begins with a digit would lose its place among them.
const RoomInput = z.object({
  name: requiredLine('Room name is required', 60).regex(/^(\p{L}.*)?$/u, 'Begin with a letter'),
  items: z.array(PieceInput).min(1, 'Add at least one piece'),
})

const Line = line(300)
const Lines = z
  .array(Line)
  .max(MAX_LINES, `Use at most ${MAX_LINES} lines`)
  .transform((lines) => lines.filter((line) => line !== ''))

/** A line without any word is left out, one with a half is not understood. */
const Specification = z
  .object({ label: line(80), value: line(200) })
  .refine(({ label, value }) => label !== '' || value === '', {
    path: ['label'],
    message: 'Name is required',
  })
  .refine(({ label, value }) => value !== '' || label === '', {
    path: ['value'],
    message: 'Value is required',
  })

const Specifications = z
  .array(Specification)
  .max(MAX_LINES, `Use at most ${MAX_LINES} lines`)
  .transform((lines) => lines.filter(({ label }) => label !== ''))

const Rooms = z
  .array(RoomInput)
  .min(1, 'Add at least one room')
  .max(MAX_ROOMS, `Use at most ${MAX_ROOMS} rooms`)
  .superRefine((rooms, context) => {
    for (const [at, { name }] of rooms.entries()) {
      const isTaken = rooms.slice(0, at).some((room) => room.name.toLowerCase() === name.toLowerCase())
      if (isTaken) {
        const message = 'Another room has this name'
        context.issues.push({ code: 'custom', path: [at, 'name'], message, input: name })
      }
    }
  })
  .refine(
    (rooms) => rooms.reduce((sum, { items }) => sum + items.length, 0) <= MAX_PIECES,
    `Use at most ${MAX_PIECES} pieces`,
  )

const price = dollarsPart({ missing: 'Price is required', wrong: wrongPrice, isFit: isPositive }).transform(
  (cents) => cents ?? 0,
)

const isNotZero = ({ bedrooms }: { bedrooms?: unknown }) => bedrooms !== 0
const zeroBedrooms = { path: ['bedrooms'], message: wrongBedrooms, when: always }

const style = line(80)
const lines = jsonPart(Lines)
const specifications = jsonPart(Specifications)

const fields = {
  name: requiredLine('Package name is required', 80),
  tab: z.enum(packageTabs, 'Choose a tab'),
  /** Its look in a few words. */
  style: style.default(''),
  /** Of a package by bedrooms. */
  bedrooms: numberPart(wrongBedrooms, { whole: true, max: MAX_BEDROOMS }),
  summary: requiredLine('Summary is required', 200),
  description: requiredParagraphs('Description is required', 10_000),
  price: price.prefault(''),
  included: lines.default([]),
  notIncluded: lines.default([]),
  specifications: specifications.default([]),
  rooms: jsonPart(Rooms),
  existingImages: jsonPart(
    z.array(PlacedImage).max(MAX_PRODUCT_IMAGES, `Use at most ${MAX_PRODUCT_IMAGES} images`),
  ).optional(),
  images: uploadParts('productImage', MAX_FILES_AT_ONCE),
  /** Out of the shop, and kept. */
  isArchived: flagPart,
  /** When the package that was edited had last been written: a save over somebody else's is refused. */
  updatedAt: Instant.optional(),
}

/** What the form of a package sends: all there is of it. */
export const PackageForm = z
  .object(fields)
  .refine(({ tab, bedrooms }) => tab !== 'pre-designed' || (bedrooms !== null && bedrooms !== undefined), {
    path: ['bedrooms'],
    message: noBedrooms,
    when: always,
  })
  .refine(isNotZero, zeroBedrooms)
export type PackageForm = z.output<typeof PackageForm>

/** The same for a package that is still to be made. */
export const NewPackageForm = PackageForm.refine(({ images }) => Array.isArray(images) && images.length > 0, {
  path: ['images'],
  message: 'At least one package image is required',
  when: always,
})

/** A change of a package: whatever is left out stays. */
export const PackageChange = changeForm({
  ...fields,
  name: fields.name.optional(),
  tab: fields.tab.optional(),
  style: style.optional(),
  summary: fields.summary.optional(),
  description: fields.description.optional(),
  price: price.optional(),
  included: lines.optional(),
  notIncluded: lines.optional(),
  specifications: specifications.optional(),
  rooms: fields.rooms.optional(),
}).refine(isNotZero, zeroBedrooms)
export type PackageChange = z.output<typeof PackageChange>
