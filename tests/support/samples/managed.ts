import type { ShownManaged } from '#web/admin/products/shown-managed.ts'
import { sampleProduct } from './product.ts'

/** The sample sofa as those who look after it see it. */
export function sampleManaged(changes: Partial<ShownManaged> = {}): ShownManaged {
  return {
    ...sampleProduct(),
    costPrice: 1800,
    state: 'live',
    isArchived: false,
    isWaiting: false,
    updatedAt: '2026-11-20T22:00:00.000Z',
    owner: null,
    ...changes,
  }
}
