/** In what lengths are written, and the numbers of a drawing are. */
export type PlanUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft'

/** How long each unit is. */
export const cmPer: Record<PlanUnit, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 }
