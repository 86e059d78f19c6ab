/**
 * Why a floor plan may not be sent; undefined when it may. The code that looks into files comes with the first of them;
 * where it cannot be had, the shop looks alone.
 */
export async function lookAtPlan(file: File): Promise<string | undefined> {
  const looking = await import('./plan-fault.ts').catch(() => undefined)
  return looking?.planFault(file)
}
