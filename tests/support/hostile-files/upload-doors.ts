/** Every way by which a file comes into the shop. */
import { eq } from 'drizzle-orm'
import type { ApiKey } from '#contract/api.ts'
import type { UploadRuleName } from '#kit/core/files/file-kind.ts'
import { products } from '#server/db/schema/products.ts'
import type { Part } from '#tests/operations/evidence-door.ts'
import { seedCategories } from '../seed/catalogue.ts'
import { seedRequest } from '../seed/design.ts'
import { seedManaged, savedForm } from '../seed/managed.ts'
import { seedOrder } from '../seed/order.ts'
import { newPackage, packageForm } from '#tests/support/catalogue/package-form.ts'
import { leilani, noa, type Person } from '../people.ts'
import { chairForm } from '#tests/support/catalogue/product-form.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import type { TestShop } from '../test-shop.ts'
import { boardDoor } from './board-door.ts'
import { stocktakeDoor } from './stocktake-door.ts'

export type UploadDoor = {
  operation: ApiKey
  /** The name of the file's part. */
  part: string
  rule: UploadRuleName
  person: Person
  isRepeatable?: true
  /** Whether its form is refused without it. */
  isRequired?: boolean
  /** Makes what it leads to: where its forms go, and what they hold beside the file. */
  open(shop: TestShop): Promise<OpenDoor>
}
export type OpenDoor = { path: string; fields: () => Part[] }
const noFields = () => []
const fieldsOf = (form: Record<string, unknown>): Part[] =>
  Object.entries(form)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, bytes: typeof value === 'string' ? value : JSON.stringify(value) }))

const onePicture: Part = { name: 'images', filename: 'front.png', type: 'image/png', bytes: sampleFiles.png }
let made = 0

const design = (part: string, act: 'payment-evidence' | 'concepts'): UploadDoor => ({
  operation: `POST /api/design-requests/:id/${act}`,
  part,
  rule: act === 'concepts' ? 'concept' : 'evidence',
  person: act === 'concepts' ? noa : leilani,
  isRequired: true,
  open: async (shop) => {
    const status = act === 'concepts' ? 'in_progress' : 'pending'
    const id = await seedRequest(shop, leilani, { status })
    return { path: `/api/design-requests/${id}/${act}`, fields: noFields }
  },
})

const newProduct = (part: 'images' | 'models'): UploadDoor => ({
  operation: 'POST /api/products',
  part,
  rule: part === 'images' ? 'productImage' : 'model',
  person: noa,
  isRepeatable: true,
  isRequired: part === 'images',
  open: async (shop) => {
    await seedCategories(shop.shop.db, 'chair')
    const others = part === 'models' ? [onePicture] : []
    const fields = () => [...fieldsOf({ ...chairForm, productCode: `LN-NEW-${++made}` }), ...others]
    return { path: '/api/products', fields }
  },
})

const product = (part: 'images' | 'models'): UploadDoor => ({
  ...newProduct(part),
  isRequired: false,
  operation: 'PUT /api/products/:id',
  open: async (shop) => {
    await seedCategories(shop.shop.db, 'chair')
    const chair = await seedManaged(shop)
    const form = savedForm(chair, { updatedAt: undefined, ...(part === 'images' && { existingImages: [] }) })
    return { path: `/api/products/${chair._id}`, fields: () => fieldsOf(form) }
  },
})

const settings = (part: 'logo' | 'favicon' | 'ogImage'): UploadDoor => ({
  operation: 'PUT /api/settings',
  part,
  rule: part === 'ogImage' ? 'shopPicture' : part,
  person: noa,
  open: async () => ({ path: '/api/settings', fields: noFields }),
})

const ofStudio = (operation: ApiKey, part: string, rule: UploadRuleName): UploadDoor => ({
  operation,
  part,
  rule,
  person: noa,
  isRequired: true,
  open: async () => ({ path: operation.replace(/^\w+ /, ''), fields: noFields }),
})

export const uploadDoors: UploadDoor[] = [
  {
    operation: 'POST /api/design-requests',
    part: 'floorPlan',
    rule: 'floorPlan',
    person: leilani,
    isRequired: true,
    open: async () => ({ path: '/api/design-requests', fields: noFields }),
  },
  {
    operation: 'POST /api/orders/:id/payment-evidence',
    part: 'paymentEvidence',
    rule: 'evidence',
    person: leilani,
    isRequired: true,
    open: async (shop) => ({
      path: `/api/orders/${(await seedOrder(shop))._id}/payment-evidence`,
      fields: noFields,
    }),
  },
  {
    operation: 'POST /api/orders/:id/messages',
    part: 'attachments',
    rule: 'evidence',
    person: leilani,
    isRepeatable: true,
    open: async (shop) => ({
      path: `/api/orders/${(await seedOrder(shop))._id}/messages`,
      fields: () => fieldsOf({ text: 'See here' }),
    }),
  },
  {
    operation: 'POST /api/design-requests',
    part: 'attachments',
    rule: 'floorPlan',
    person: leilani,
    isRepeatable: true,
    open: async () => ({
      path: '/api/design-requests',
      fields: () => [{ ...onePicture, name: 'floorPlan' }],
    }),
  },
  {
    operation: 'PUT /api/design-requests/:id/floor-plan',
    part: 'floorPlan',
    rule: 'floorPlan',
    person: leilani,
    isRequired: true,
    open: async (shop) => ({
      path: `/api/design-requests/${await seedRequest(shop, leilani)}/floor-plan`,
      fields: noFields,
    }),
  },
  design('file', 'payment-evidence'),
  design('paymentEvidence', 'payment-evidence'),
  design('conceptImage', 'concepts'),
  newProduct('images'),
  newProduct('models'),
  product('images'),
  {
    ...ofStudio('POST /api/products/pictures', 'pictures', 'productImage'),
    isRepeatable: true,
    open: async (shop) => {
      await seedCategories(shop.shop.db, 'chair')
      const isThere = await shop.shop.db.$count(products, eq(products.productCode, 'a'))
      if (!isThere) await seedManaged(shop, { productCode: 'a' })
      return { path: '/api/products/pictures', fields: noFields }
    },
  },
  product('models'),
  {
    ...ofStudio('POST /api/packages', 'images', 'productImage'),
    isRepeatable: true,
    open: async () => ({ path: '/api/packages', fields: () => fieldsOf(packageForm()) }),
  },
  {
    operation: 'PUT /api/packages/:id',
    part: 'images',
    rule: 'productImage',
    person: noa,
    isRepeatable: true,
    open: async (shop) => {
      const { package: stored } = await shop.as(noa).call('POST /api/packages', { body: newPackage() })
      const fields = () => fieldsOf(packageForm({ existingImages: [] }))
      return { path: `/api/packages/${stored.id}`, fields }
    },
  },
  ...(['logo', 'favicon', 'ogImage'] as const).map((part) => settings(part)),
  ofStudio('POST /api/content/pictures', 'picture', 'shopPicture'),
  ofStudio('POST /api/bank/imports', 'statement', 'statement'),
  ofStudio('POST /api/bank/imports/preview', 'statement', 'statement'),
  stocktakeDoor,
  boardDoor,
  {
    ...ofStudio('POST /api/products/bulk-import', 'productsFile', 'productsFile'),
    open: async (shop) => {
      await seedCategories(shop.shop.db, 'chair')
      return { path: '/api/products/bulk-import', fields: noFields }
    },
  },
]
