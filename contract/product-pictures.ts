import { z } from 'zod'
import { uploadPartsEach } from '#kit/core/operation/files.ts'
import type { Operations } from './endpoint.ts'
import { MAX_FILES_AT_ONCE } from './product-form.ts'

/** What became of one of several files. */
export const PlacedPicture = z.object({
  file: z.string(),
  /** Of the product that it belongs to; null where no product has the code. */
  productCode: z.string().nullable(),
  /** `unchanged` where the product has that picture already. */
  outcome: z.enum(['added', 'unchanged', 'refused']),
  /** Why it was refused. */
  reason: z.string(),
})
export type PlacedPicture = z.infer<typeof PlacedPicture>

export const productPictureOperations = {
  'POST /api/products/pictures': {
    access: 'seller',
    summary: 'Add pictures to products by the codes in the names of the files; of a seller to their own',
    body: z.object({ pictures: uploadPartsEach('productImage', MAX_FILES_AT_ONCE) }),
    /** In the order in which they were sent. */
    reply: z.object({ pictures: z.array(PlacedPicture) }),
    data: 'pictures',
    limit: 'upload',
  },
} as const satisfies Operations
