import { noa, leilani } from '../people.ts'
import { seedWorkingBoard } from '../seed/board.ts'
import { seedRequest } from '../seed/design.ts'
import type { UploadDoor } from './upload-doors.ts'

/** By which pictures come into a published board. */
export const boardDoor: UploadDoor = {
  operation: 'POST /api/design-requests/:id/board/publish',
  part: 'pictures',
  rule: 'shopPicture',
  person: noa,
  isRepeatable: true,
  open: async (shop) => {
    const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
    await seedWorkingBoard(shop, id)
    const fields = () => [{ name: 'revision', bytes: '1' }]
    return { path: `/api/design-requests/${id}/board/publish`, fields }
  },
}
