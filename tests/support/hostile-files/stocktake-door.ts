import { noa } from '../people.ts'
import type { UploadDoor } from './upload-doors.ts'

/** By which counts come into a stocktake. */
export const stocktakeDoor: UploadDoor = {
  operation: 'POST /api/stocktakes/:id/file',
  part: 'countsFile',
  rule: 'countsFile',
  person: noa,
  isRequired: true,
  open: async (shop) => {
    const { stocktakes } = await shop.as(noa).call('GET /api/stocktakes')
    const [open] = stocktakes
    const body = { name: 'Warehouse' }
    const { stocktake } = open
      ? { stocktake: open }
      : await shop.as(noa).call('POST /api/stocktakes', { body })
    return { path: `/api/stocktakes/${stocktake._id}/file`, fields: () => [] }
  },
}
