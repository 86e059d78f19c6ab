import type { ShownPackage, ShownPiece } from '#web/admin/packages/shown-package.ts'
import { samplePackage } from './package.ts'

/** A sofa in the choice of two woods, as the form of a package is told of it. */
export function samplePiece(changes: Partial<ShownPiece> = {}): ShownPiece {
  return {
    product: '7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a',
    name: 'Driftline sofa',
    quantity: 1,
    variants: { wood: 'oak' },
    choices: [
      {
        name: 'Wood',
        options: [
          { id: 'oak', name: 'White oak', default: true },
          { id: 'walnut', name: 'Walnut', default: false },
        ],
      },
    ],
    picture: null,
    stock: 4,
    isGone: false,
    ...changes,
  }
}

/** The sample home as the studio sees it: a sofa and a lamp in the living room. */
export function sampleManagedPackage(changes: Partial<ShownPackage> = {}): ShownPackage {
  const {
    items: _items,
    roomBreakdown: _rooms,
    piecesPrice: _one,
    home: _home,
    ...reported
  } = samplePackage()
  const lamp = { product: null, name: 'Floor lamp', quantity: 2, variants: {}, choices: [], stock: null }
  return {
    ...reported,
    stock: 4,
    isArchived: false,
    board: null,
    updatedAt: '2026-11-20T22:00:00.000Z',
    scarcest: { name: 'Driftline sofa', stock: 4 },
    rooms: [{ name: 'Living room', items: [samplePiece(), samplePiece(lamp)] }],
    ...changes,
  }
}
