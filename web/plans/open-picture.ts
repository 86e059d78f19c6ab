import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import type { OpenPlan } from './open-plan.ts'

/** A picture in memory, under a type that we name: nothing in it can run. */
export async function openPicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: 'image/png' | 'image/jpeg',
): Promise<Extract<OpenPlan, { kind: 'picture' }>> {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
  } catch {
    URL.revokeObjectURL(url)
    throw new PlanUnreadable('This picture is broken.')
  }
  return {
    kind: 'picture',
    url,
    isFromInside: false,
    sizes: [{ width: picture.naturalWidth, height: picture.naturalHeight }],
    close: () => URL.revokeObjectURL(url),
  }
}
