import { uploadRules } from '#kit/core/files/file-kind.ts'
import { fileSize } from '#kit/browser/ui/file-size.ts'

const { extensions, maxBytes } = uploadRules.floorPlan

/** For the browser's own window. */
export const planTypes = extensions.join(',')

/** Which floor plans we take, and up to which size. */
export const PLAN_KINDS = 'PDF, PNG, JPG, DWG or DXF'
export const PLAN_SIZE = fileSize(maxBytes)
