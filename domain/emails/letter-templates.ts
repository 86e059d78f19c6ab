/** The letters whose words the owner may write, and what may stand in braces in each of them. */

const people = ['firstName', 'customerName', 'customerEmail'] as const
const store = ['storeName', 'phone', 'email', 'address'] as const
const goods = ['orderRef', 'orderDate', 'items', 'itemCount'] as const
const ordered = [...goods, 'shippingAddress', 'shippingMethod'] as const
const due = ['taxLabel', 'schedule', 'depositTerms', 'dueAmount', 'dueDate', 'openAmount'] as const
const sums = ['itemsPrice', 'discount', 'shippingPrice', 'taxPrice', 'totalPrice', 'paymentMethod'] as const
const promises = ['quoteTime', 'reviewTime', 'returnTime', 'damageTime'] as const
const safety = ['verification', 'wireSafety'] as const

/** What every letter can name: its reader and the shop. */
export const commonPlaceholders: readonly string[] = [...people, ...store, ...promises, ...safety]

/** By the name of their setting, in the order of the settings page. */
export const letterTemplates = {
  orderConfirmationTemplate: {
    name: 'Order confirmation',
    sent: 'When an order is placed at listed prices, and again when the customer asks for it.',
    placeholders: [...people, ...ordered, ...sums, ...due, ...safety, ...store, ...promises],
  },
  shippingConfirmationTemplate: {
    name: 'Shipping confirmation',
    sent: 'When the studio marks an order as shipped.',
    placeholders: [...people, ...ordered, 'trackingNumber', ...sums, ...store, ...promises],
  },
  welcomeEmailTemplate: {
    name: 'Welcome email',
    sent: 'When somebody has opened an account.',
    placeholders: [...people, ...store, ...promises],
  },
} as const satisfies Record<string, { name: string; sent: string; placeholders: readonly string[] }>

export type LetterTemplateName = keyof typeof letterTemplates

export const letterTemplateNames = Object.keys(letterTemplates) as LetterTemplateName[]

/** The longest words of one letter, in characters. */
export const MAX_TEMPLATE_LENGTH = 10_000

/** Whatever stands between braces on one line is meant as a placeholder, however it is misspelled. */
const inBraces = /\{([^{}\n]*)\}/g

/** `{items}` is a table, which cannot stand in a sentence. */
const besideItems = /^(?=.*\{items\})(?!\s*\{items\}\s*$).*$/m

export function templateFault(template: LetterTemplateName, text: string): string | undefined {
  return wordsFault(text, letterTemplates[template].placeholders)
}

/** What is wrong with the words of a letter: placeholders that nobody can fill in, are missing, or not in their place. */
export function wordsFault(
  text: string,
  placeholders: readonly string[],
  required: readonly string[] = [],
): string | undefined {
  const existing = new Set<string>(placeholders)
  const written = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  const unknown = [...new Set(written.filter((name) => !existing.has(name)))].map((name) => `{${name}}`)
  if (unknown.length > 0) return `This letter has no placeholder ${unknown.join(', ')}`
  const missing = required.filter((name) => !written.includes(name)).map((name) => `{${name}}`)
  if (missing.length > 0) return `This letter cannot do without ${missing.join(', ')}`
  return besideItems.test(text) ? '{items} is a table: put it on a line of its own' : undefined
}
