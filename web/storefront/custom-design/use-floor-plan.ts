import { useState } from 'react'
import { uploadRules } from '#kit/core/files/file-kind.ts'

type Plan = { file?: File; fault?: string }

/** The floor plan that is chosen, looked at before it is sent, and what is wrong with it. */
export function useFloorPlan() {
  const [{ file, fault }, setPlan] = useState<Plan>({})

  /** Says whether the file may be sent. */
  async function choose(picked: File | undefined): Promise<boolean> {
    const found = picked ? await faultOf(picked) : uploadRules.floorPlan.missing
    setPlan({ file: picked, fault: found })
    return found === undefined
  }

  return { file, fault, isFit: file !== undefined && fault === undefined, choose }
}

/** The code that looks into files comes with the first of them; where it cannot be had, the shop looks alone. */
async function faultOf(file: File): Promise<string | undefined> {
  const looking = await import('#web/shop/upload-fault.ts').catch(() => undefined)
  return looking?.uploadFault(file, 'floorPlan')
}
