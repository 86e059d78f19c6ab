import { z } from 'zod'
import { availabilities, MAX_LEAD_WEEKS } from '#domain/stock/availability.ts'
import { line, requiredLine } from '#kit/core/operation/text.ts'
import { withOptionIds, type VariantInput } from '#domain/products/option-id.ts'
import { variantFaults } from '#domain/products/variant-faults.ts'
import type { Variant } from '#domain/products/variant-key.ts'
import { jsonPart, numberPart } from '#kit/core/operation/form-parts.ts'
import { Dollars } from '#kit/core/operation/money.ts'

const MAX_VARIANTS = 4
/** The most options of one variant. */
export const MAX_OPTIONS = 40

const wrongStock = 'Stock must be a non-negative number'

/** Units at hand as a form gives them; undefined where nothing was entered. */
export const Stock = numberPart(wrongStock, { whole: true }).transform((units) => units ?? undefined)

/** Units of one combination, which have to be entered. */
const CombinationStock = Stock.refine((units) => units !== undefined, 'Stock quantity is required').transform(
  (units) => units ?? 0,
)

/** Variant key → units. */
export const VariantStock = z.record(z.string().max(300), CombinationStock)

// Stock is kept by keys made of ids, and one key is not like the others.
const OptionId = z
  .string()
  .regex(/^(?!__proto__$)[\w-]{1,60}$/, 'Use letters, digits, dashes and underscores')

const OptionInput = z.object({
  id: OptionId.optional(),
  name: requiredLine('Option name is required', 80),
  priceDifference: Dollars.default(0),
  default: z.boolean().default(false),
})

const VariantsInputs = z
  .array(
    z.object({
      name: requiredLine('Variant name is required', 60),
      options: z
        .array(OptionInput)
        .min(1, 'Add at least one option')
        .max(MAX_OPTIONS, `Use at most ${MAX_OPTIONS} options`),
    }),
  )
  .max(MAX_VARIANTS, `Use at most ${MAX_VARIANTS} variants`)

const LeadWeeks = z
  .int('Use a whole number of weeks')
  .min(1, 'Use at least 1 week')
  .max(MAX_LEAD_WEEKS, `Use at most ${MAX_LEAD_WEEKS} weeks`)

/** How a finish can be had; weeks are for what is made to order, and only for that. */
const Standing = z
  .object({
    availability: z.enum(availabilities, `Use ${availabilities.join(', ')}`),
    leadWeeks: LeadWeeks.nullable().default(null),
  })
  .refine(({ availability, leadWeeks }) => availability !== 'made to order' || leadWeeks !== null, {
    path: ['leadWeeks'],
    message: 'Say how many weeks it takes',
  })
  .transform(({ availability, leadWeeks }) => ({
    availability,
    leadWeeks: availability === 'made to order' ? leadWeeks : null,
  }))

/** Variant key → how it can be had; `default` for a product without variants. */
export const VariantAvailability = z.record(z.string().max(300), Standing)

/** The older form: one entry for each color, with its own stock and model. */
const ListedOptions = z
  .array(
    z.object({
      type: requiredLine('Variant name is required', 60),
      name: requiredLine('Option name is required', 80),
      stock: CombinationStock,
      modelUrl: line(500).default(''),
    }),
  )
  .max(MAX_OPTIONS, `Use at most ${MAX_OPTIONS} options`)
  .refine((list) => new Set(list.map(({ type }) => type)).size <= 1, 'List the options of one variant only')

/** Variants as a form gives them, and of the older form the stock and the models of each option. */
export class VariantsInput {
  readonly #given: VariantInput[]
  readonly #listed: z.output<typeof ListedOptions> | undefined

  constructor(provided: VariantInput[], listed?: z.output<typeof ListedOptions>) {
    this.#given = provided
    this.#listed = listed
  }

  /** Whether the stock of every combination came with them. */
  get holdsStock(): boolean {
    return this.#listed !== undefined
  }

  get isEmpty(): boolean {
    return this.#given.length === 0
  }

  /** Ready to be stored; options that bear a name of `known` are that option. */
  settle(existing: readonly Variant[] = []) {
    const variants = withOptionIds(this.#given, existing)
    const ids = variants[0]?.options.map(({ id }) => id) ?? []
    const listed = this.#listed?.map(({ stock, modelUrl }, at) => ({ id: ids[at] ?? '', stock, modelUrl }))
    return {
      variants,
      stock: listed && Object.fromEntries(listed.map(({ id, stock }) => [id, stock])),
      models:
        listed &&
        Object.fromEntries(listed.flatMap(({ id, modelUrl }) => (modelUrl ? [[id, modelUrl]] : []))),
    }
  }
}

/** `[{name, options: [{id, name, priceDifference, default}]}]`, or the older `[{type, name, stock, modelUrl}]`. */
export const VariantsPart = jsonPart(
  z
    .union([
      z.array(z.looseObject({ name: z.string() })),
      z.array(z.looseObject({ type: z.string(), name: z.string() })),
    ])
    .transform((raw, context) => {
      const isListed = raw.some((entry) => 'type' in entry)
      const read = isListed ? readListed(raw) : readInput(raw)
      if (read.value) return read.value
      for (const { path, message } of read.issues)
        context.issues.push({ code: 'custom', path, message, input: raw })
      return z.NEVER
    }),
)

type Issue = { path: PropertyKey[]; message: string }
type Read = { value: VariantsInput; issues?: undefined } | { value?: undefined; issues: Issue[] }

function readInput(raw: unknown): Read {
  const { data, error } = VariantsInputs.safeParse(raw)
  if (!data) return { issues: error.issues }
  const faults = variantFaults(data)
  return faults.length > 0 ? { issues: faults } : { value: new VariantsInput(data) }
}

function readListed(raw: unknown): Read {
  const { data, error } = ListedOptions.safeParse(raw)
  if (!data) return { issues: error.issues }
  const [first] = data
  const options = data.map(({ name }, at) => ({ name, priceDifference: 0, default: at === 0 }))
  const provided = first ? [{ name: first.type, options }] : []
  const faults = variantFaults(provided)
  const toEntry = ({ path: [, , at, field], message }: Issue): Issue => ({
    path: at === undefined || field === undefined ? [] : [at, field],
    message,
  })
  return faults.length > 0 ? { issues: faults.map(toEntry) } : { value: new VariantsInput(provided, data) }
}
