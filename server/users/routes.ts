import { currentSettings } from '#server/settings/current-settings.ts'
import { type App, serve } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { passwordsOf, type Passwords } from './password-hash.ts'
import { Problem, problems } from '#contract/problems.ts'
import { FORGOT_ANSWER, sendTemporaryPassword } from './forgot-password.ts'
import { hasReadLetter } from './letter-link.ts'
import { loginThrottle } from './login-throttle.ts'
import { onTheBeat } from './on-the-beat.ts'
import { resetPassword } from './reset-password.ts'
import { changeEmail, sendEmailProof } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { ownPassword } from './own-password.ts'
import { findAccount, storeNewEmail, updateUser } from './queries.ts'
import { findManagedUser, listUsers } from './admin-queries.ts'
import { changePerson } from './change-person.ts'
import { createPerson } from './create-person.ts'
import { deletePerson } from './delete-person.ts'
import { exportUsers } from './export-users.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import { endSession } from './tokens.ts'

/** All that is asked about people, their passwords and their sessions. */
export function userRoutes(app: App, shop: World): void {
  const passwords = passwordsOf(shop)
  sessionRoutes(app, shop, passwords)
  passwordRoutes(app, shop, passwords)
  profileRoutes(app, shop, passwords)
  accountRoutes(app, shop)
  userAdminRoutes(app, shop, passwords)
}

/** The way back for who has forgotten the password; neither answer tells whether there is an account. */
function passwordRoutes(app: App, shop: World, passwords: Passwords): void {
  // A count of its own: whoever guesses here must not keep the owner from signing in.
  const guess = loginThrottle(shop, 'temporary-password')

  serve(app, 'POST /api/users/forgot-password', async ({ body }) => {
    await onTheBeat(() => sendTemporaryPassword(shop, body.email))
    return { message: FORGOT_ANSWER }
  })

  serve(app, 'POST /api/users/reset-password', async ({ body, address }) => {
    const hasLetter = await hasReadLetter(shop, body.email, body)
    const reset = () => onTheBeat(() => resetPassword(shop, passwords, body, hasLetter))
    // Who has the letter is counted apart: guesses by all others must not bar its owner.
    const signedIn = await guess(hasLetter ? `${body.email} by letter` : body.email, address, reset)
    if (!signedIn) throw new Problem('temporary_password_wrong')
    return signedIn
  })
}

/** What people change about themselves at once; an email is proved first, a role is given. */
function profileRoutes(app: App, shop: World, passwords: Passwords): void {
  // Whoever has come by a session must not find out the password with it.
  const guess = loginThrottle(shop, 'own-password')

  serve(app, 'PUT /api/users/profile', async ({ user, body, address }) => {
    const { currentPassword, newPassword, ...details } = body
    if (newPassword === undefined || currentPassword === undefined) {
      const changed = await updateUser(shop.db, user.id, { ...details, updatedAt: shop.clock() })
      if (!changed) throw new Problem('not_signed_in')
      return { user: changed }
    }
    const change = { ...details, currentPassword, newPassword }
    const changed = await guess(user.id, address, () => changePassword(shop, passwords, user, change))
    if (!changed) throw wrongPassword()
    return { user: changed }
  })
}

/** What a person does to the account as a whole, with the password. */
function accountRoutes(app: App, shop: World): void {
  const isOwn = ownPassword(shop)

  serve(app, 'POST /api/users/profile/email', async ({ user, body }) => {
    if (!(await isOwn(user, body.currentPassword))) throw wrongPassword()
    await sendEmailProof(shop, user.id, body.email)
    return { message: `A link is on its way to ${body.email}. Open it within 24 hours.` }
  })

  serve(app, 'PUT /api/users/profile/email', async ({ body, address }) => {
    await changeEmail(shop, address, body)
    return { email: body.email }
  })

  serve(app, 'DELETE /api/users/profile/email', async ({ user }) => {
    await storeNewEmail(shop.db, user.id, null)
    return { message: 'Your email address stays as it is' }
  })

  serve(app, 'POST /api/users/profile/close', async ({ user, body }) => {
    if (!(await isOwn(user, body.currentPassword))) throw wrongPassword()
    await closeAccount(shop, user)
    return { message: 'Your account is closed' }
  })
}

function wrongPassword(): Problem {
  return new Problem('wrong_password', { fields: { currentPassword: problems.wrong_password.message } })
}

/** What the studio knows of people, and does to their accounts. */
function userAdminRoutes(app: App, shop: World, passwords: Passwords): void {
  serve(app, 'GET /api/users/admin/list', async ({ query }) =>
    listUsers(shop.db, query, (await currentSettings.get(shop)).general.timeZone),
  )

  serve(app, 'GET /api/users/admin.csv', ({ query }) => exportUsers(shop, query))

  serve(app, 'GET /api/users/admin/:id', async ({ params }) => {
    const user = await findManagedUser(shop.db, params.id)
    if (!user) throw new Problem('user_not_found')
    return { user }
  })

  serve(app, 'POST /api/users/admin', async ({ user, body }) => ({
    user: await createPerson(shop, passwords, user, body),
  }))

  serve(app, 'PUT /api/users/admin/:id', async ({ user, params, body }) => ({
    user: await changePerson(shop, passwords, user, params.id, body),
  }))

  serve(app, 'DELETE /api/users/admin/:id', async ({ user, params }) => {
    await deletePerson(shop, user, params.id)
    return { message: 'User deleted successfully' }
  })
}

/** Opening an account, signing in and out, and who is signed in. */
function sessionRoutes(app: App, shop: World, passwords: Passwords): void {
  const guess = loginThrottle(shop, 'password')

  serve(app, 'POST /api/users/register', ({ body }) => register(shop, passwords, body))

  serve(app, 'POST /api/users/login', async ({ body, address }) => {
    const signedIn = await guess(body.email, address, () => signIn(shop, passwords, body))
    if (!signedIn) throw new Problem('invalid_credentials')
    return signedIn
  })

  serve(app, 'GET /api/users/logout', async ({ user }) => {
    await endSession(shop.db, user.tokenHash)
    return { message: 'You are signed out' }
  })

  serve(app, 'GET /api/users/verify', async ({ user: { id } }) => {
    const user = await findAccount(shop.db, id, shop.clock())
    if (!user) throw new Problem('not_signed_in')
    return { user, newEmail: user.newEmail }
  })
}
