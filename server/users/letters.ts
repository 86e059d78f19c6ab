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

The password of your {storeName} account was changed, and all devices were signed out but the one it was changed on.

If this wasn't you, call us at {phone} or write to {email} now.`,
  },
  'prove-email': {
    page: 'prove',
    subject: 'Confirm your new email address',
    preheader: 'The link works once, for 24 hours.',
    action: 'Confirm this address',
    body: `Hello {firstName},

You asked us to use this address for your {storeName} account from now on. Confirm it within 24 hours; until then we write to your old one.

If you didn't ask for this, you don't need to do anything.`,
    isSecret: true,
  },
  'email-changed': {
    page: 'signIn',
    subject: 'Your email address was changed',
    preheader: 'If this was you, there is nothing to do.',
    action: 'Sign in',
    body: `Hello {firstName},

Your {storeName} account has a new email address: {newEmail}. You sign in with it, and we write to it from now on.

If this wasn't you, call us at {phone} or write to {email} now.`,
  },
  'account-closed': {
    page: 'collection',
    subject: 'Your account is closed',
    preheader: 'You asked us to close it.',
    action: 'Visit the shop',
    body: `Hello {firstName},

Your {storeName} account is closed. Your wishlist, your cart and your plans are gone. What you ordered stays in our books, without your account.

If this wasn't you, call us at {phone} or write to {email} now.`,
  },
} as const

const pages = { collection: '/browse', signIn: '/login', forgotten: '/forgot-password' }

/** `signed` is what the button carries to show that the letter was read. */
type AboutAccount = LetterPeople & { signed?: string }

/** A letter about an account. What the page of a temporary password knows opens no door without it. */
export const accountLetter = letterWriter(
  accountWords,
  ({ customer: { email }, signed = '' }: AboutAccount) => ({
    values: {},
    pages: {
      ...pages,
      reset: `/reset-password?${new URLSearchParams({ email })}&${signed}`,
      prove: `/confirm-email?${new URLSearchParams({ email })}&${signed}`,
    },
  }),
)
