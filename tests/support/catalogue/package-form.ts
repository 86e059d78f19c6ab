import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import { pictureFile } from './product-form.ts'

/** What the form of a new package sends: a lamp in a living room, and one picture. */
export function newPackage(changes: object = {}) {
  return { ...packageForm(), images: [pictureFile()], ...changes }
}

/** The same without its picture, as a package that exists is saved. */
export function packageForm(changes: object = {}) {
  return {
    name: 'Kai package',
    tab: 'full-home' as const,
    style: 'Sea and sand',
    summary: 'A home by the sea.',
    description: 'What a home by the sea needs.',
    price: '2499.50',
    included: ['Delivery on Oʻahu'],
    notIncluded: ['Bedding'],
    specifications: [{ label: 'Lead time', value: '8-12 weeks' }],
    rooms: [{ name: 'Living room', items: [{ name: 'Floor lamp', quantity: 2 }] }],
    ...changes,
  }
}

/** All that is written of packages and of what was done with them, to see that a refusal changed nothing. */
export async function packageBooks(db: Db) {
  return {
    packages: await db.select().from(packages).orderBy(asc(packages.id)),
    items: await db
      .select()
      .from(packageItems)
      .orderBy(asc(packageItems.packageId), asc(packageItems.position)),
    audit: await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectType, 'package'))
      .orderBy(asc(auditLog.id)),
  }
}
