import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { findManagedUser, listUsers } from './admin-queries.ts'
import { changePerson } from './change-person.ts'
import { createPerson } from './create-person.ts'
import { deletePerson } from './delete-person.ts'
import type { Passwords } from './password-hash.ts'

/** What the studio knows of people, and does to their accounts. */
export function userAdminRoutes(app: App, shop: World, passwords: Passwords): void {
  serve(app, 'GET /api/users/admin/list', ({ query }) => listUsers(shop.db, query))

  serve(app, 'GET /api/users/admin/:id', async ({ params }) => {
    const user = await findManagedUser(shop.db, params.id)
    if (!user) throw new Problem('user_not_found')
    return { user }
  })

  serve(app, 'POST /api/users/admin', async ({ user, address, body }) => ({
    user: await createPerson(shop, passwords, { ...user, address }, body),
  }))

  serve(app, 'PUT /api/users/admin/:id', async ({ user, address, params, body }) => ({
    user: await changePerson(shop, passwords, { ...user, address }, params.id, body),
  }))

  serve(app, 'DELETE /api/users/admin/:id', async ({ user, address, params }) => {
    await deletePerson(shop, { ...user, address }, params.id)
    return { message: 'User deleted successfully' }
  })
}
