import type { FirstStep } from '#domain/dashboard/first-steps.ts'
import { paths } from '#web/paths.ts'

type Words = { title: string; hint: string; link: string; to: string }

const tab = (name: string) => `${paths.admin.settings()}?tab=${name}`

/** What each step is called, what it is good for, and where it is done. */
export const firstStepWords: Record<FirstStep, Words> = {
  name: {
    title: 'Name your shop',
    hint: 'The name stands in the header, on letters and on every quote.',
    link: 'Choose a name',
    to: tab('general'),
  },
  logo: {
    title: 'Add your logo',
    hint: 'Until then your name is written in its place.',
    link: 'Add a logo',
    to: tab('general'),
  },
  payment: {
    title: 'Say how you are paid',
    hint: 'Customers read your bank details when they pay.',
    link: 'Fill in the bank details',
    to: tab('payment'),
  },
  mail: {
    title: 'Send your first email',
    hint: 'Set your addresses and a mail server, then send yourself a test email.',
    link: 'Send a test email',
    to: tab('email'),
  },
  categories: {
    title: 'Choose your categories',
    hint: 'They are the menu of the shop.',
    link: 'Add a category',
    to: paths.admin.categories(),
  },
  product: {
    title: 'Bring in your first piece',
    hint: 'One by one with their pictures, or all at once from a file.',
    link: 'Add a product',
    to: paths.admin.newProduct(),
  },
}
