import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { openBytes } from './open-plan.ts'

/** What takes longer to open is not waited for: it is large, and may be sound. */
const PATIENCE_MS = 6_000

/** Why a floor plan may not be sent: as `uploadFault`, and where it is locked, empty or broken. */
export async function planFault(file: File): Promise<string | undefined> {
  const fault = await uploadFault(file, 'floorPlan')
  if (fault !== undefined || /\.dwg$/i.test(file.name)) return fault
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS)
  try {
    const plan = await openBytes(new Uint8Array(await file.arrayBuffer()), abort.signal)
    plan.close()
    const isEmpty = plan.kind === 'pdf' && plan.sizes.length === 0
    return isEmpty ? `This PDF has no pages. ${CHOOSE}` : undefined
  } catch (error) {
    // What opens plans could not be fetched, or took too long: the studio looks.
    return error instanceof PlanUnreadable ? `${error.message} ${CHOOSE}` : undefined
  } finally {
    clearTimeout(timer)
  }
}

const CHOOSE = 'Please choose a file that opens, or save it anew without a password.'
