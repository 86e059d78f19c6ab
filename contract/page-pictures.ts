import { z } from 'zod'
import { uploadPart } from '#kit/core/operation/files.ts'
import type { Operations } from './endpoint.ts'

/** A picture for texts, made from an upload. */
const PagePicture = z.object({ url: z.string(), name: z.string(), width: z.int(), height: z.int() })

export const pagePictureOperations = {
  'GET /api/content/pictures': {
    access: 'admin',
    summary: 'The pictures that were uploaded for texts, the latest first',
    reply: z.object({ pictures: z.array(PagePicture) }),
    data: 'pictures',
  },
  'POST /api/content/pictures': {
    access: 'admin',
    summary: 'Upload a picture for texts',
    body: z.object({ picture: uploadPart('shopPicture') }),
    reply: z.object({ picture: PagePicture }),
    data: 'picture',
    limit: 'upload',
  },
} as const satisfies Operations
