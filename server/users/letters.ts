import { type LetterPeople, letterWriter } from '#server/outbox/letter.ts'

/** The letters about an account. */
export const accountWords = {
  welcome: {
    page: 'collection',
    subject: 'Welcome to {storeName}',
    preheader: 'Your account is ready. Here is what you can do with it.',
    action: 'Browse Collection',
    body: `Hello {firstName},

Your account is ready. You can keep a wishlist, fill a cart, choose a designer package, or send us your floor plan for a custom design.

If you told us about your style, your first design request starts from your answers; you can change each of them there.`,
  },
  'account-opened': {
    page: 'forgotten',
    subject: 'We opened an account for you at {storeName}',
    preheader: 'You choose your own password.',
    action: 'Choose a password',
    body: `Hello {firstName},

We have opened an account for you at {storeName}. You sign in with {customerEmail}.

Unless we have told you a password, choose your own: ask for a temporary one, which comes to this address within minutes, works once, and lives 30 minutes.

If you did not expect this, write to {email} and we close the account.`,
  },
  'temporary-password': {
    page: 'reset',
    subject: 'Your temporary password',
    preheader: 'It works once, for 30 minutes.',
    action: 'Choose a new password',
    body: `Hello {firstName},

Your temporary password is:

{tempPassword}

It works once, for 30 minutes, on the reset page only. Your old password works until you use it.

If you didn't ask for this, you don't need to do anything. We never ask for your password by email or phone.`,
    isSecret: true,
  },
  'password-changed': {
    page: 'signIn',
    subject: 'Your password was changed',
    preheader: 'If this was you, there is nothing to do.',
    action: 'Sign in',
    body: `Hello {firstName},

The password of your {storeName} account was changed, and your other devices were signed out.

If this wasn't you, call us at {phone} or write to {email} now.`,
  },
} as const

const pages = { collection: '/browse', signIn: '/login', forgotten: '/forgot-password' }

/** A letter about an account. The page where a temporary password is used knows the address, and nothing that opens a door. */
export const accountLetter = letterWriter(accountWords, ({ customer: { email } }: LetterPeople) => ({
  values: {},
  pages: { ...pages, reset: `/reset-password?${new URLSearchParams({ email })}` },
}))
