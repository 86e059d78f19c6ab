/** What never comes from who asks, with a value that would be seen wherever it was kept. */
export const FORGED_ID = 'f0f0f0f0-f0f0-4f0f-8f0f-f0f0f0f0f0f0'
const FORGED_DAY = '2001-01-01T00:00:00.000Z'
const FORGED_CENTS = 7_777_777

const ids = ['_id', 'id', 'user', 'userId', 'user_id', 'owner', 'ownerId', 'customer', 'client', 'actorId']
const moments = ['paidAt', 'deliveredAt', 'completedAt', 'createdAt', 'updatedAt', 'deletedAt', 'archivedAt']
const flags = ['isAdmin', 'admin', 'isVerified', 'isPaid', 'isDelivered', 'holdsStock', 'hidden']
const amounts = [
  'price',
  'unitPrice',
  'unitPriceCents',
  'itemsPrice',
  'shippingPrice',
  'taxPrice',
  'totalCents',
  'discount',
  'designFee',
  'feeCents',
  'stock',
  'revisionCount',
]
const words = {
  role: 'admin',
  status: 'delivered',
  paymentStatus: 'paid',
  quoteStatus: 'accepted',
  kind: 'purchase',
  passwordHash: '$scrypt$forged',
  tokenHash: 'forged-token-hash',
}

const every = (names: string[], value: unknown) => names.map((name) => [name, value] as const)

/** More than forty names of things that the server alone decides. */
export const forgedFields: readonly (readonly [name: string, value: unknown])[] = [
  ...every(ids, FORGED_ID),
  ...every(moments, FORGED_DAY),
  ...every(flags, true),
  ...every(amounts, FORGED_CENTS),
  ...Object.entries(words),
]

/** The same as headers that other servers listen to. */
export const forgedHeaders: Record<string, string> = {
  'x-user-id': FORGED_ID,
  'x-forwarded-user': FORGED_ID,
  'x-role': 'admin',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/api/users/admin/list',
}

/** `body` with `fields` in every object that lies in it, but not in itself. */
export function forgedInside(body: object, fields: object): object {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, forged(value, fields)]))
}

function forged(value: unknown, fields: object): unknown {
  if (Array.isArray(value)) return value.map((item) => forged(item, fields))
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Blob)
  return isPlain ? { ...forgedInside(value, fields), ...fields } : value
}
