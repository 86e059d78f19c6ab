import {
  fillInBlocks,
  fillInLine,
  oneLine,
  type Placeholder,
  type PlaceholderKinds,
  type Values,
} from '#kit/node/mail/fill-in.ts'
import { letterHtml, type Sender } from '#kit/node/mail/frame.ts'
import { plainText } from '#kit/node/mail/plain-text.ts'
import { type LetterItem, siteUrl } from '#kit/node/mail/tables.ts'
import type { Settings } from '#contract/settings.ts'
import { commonPlaceholders } from '#domain/emails/letter-templates.ts'
import type { PromiseWords } from '#domain/settings/promises.ts'
import type { EmailAttachment, LetterPicture } from '#server/db/schema/emails.ts'
import { customerFoot, studioFoot, verification, wireSafety } from './shop-lines.ts'

/** A mail ready for the outbox. `to` and `replyTo` are single addresses. */
export type Letter = {
  letter: string
  to: string
  replyTo: string
  subject: string
  preheader: string
  html: string
  text: string
  action: { label: string; url: string }
  attachments: EmailAttachment[]
  /** What it says is for its reader alone: the studio never sees it, and it is blanked once it was sent. */
  isSecret?: boolean
}

export type LetterShop = Sender &
  Record<'address' | 'pickupAddress', string> & {
    /** Where letters to the studio go. */
    adminEmail: string
    timeZone: string
    /** In words, as "$35". */
    returnedCheckFee: string
    promises: PromiseWords
    /** The logo itself as PNG, for paper. */
    logo?: Uint8Array
    /** The owner's words of letters, by name. */
    words?: Settings['letters']
  }

export type LetterCustomer = { firstName: string; lastName: string; email: string }

export type LetterPeople = {
  customer: LetterCustomer
  shop: LetterShop
  /** Said in words: the numbered papers that come with what it tells of. */
  papers?: string
  /** The studio's own words from Store Settings, instead of the body; empty means ours. */
  ownBody?: string
}

/** A letter's words as the copy has them, with placeholders in braces, and the page that its one action leads to. */
export type LetterWords<Page extends string = string> = {
  page: Page
  subject: string
  preheader: string
  action: string
  body: string
  isSecret?: true
}

/** What a noun says of each of its letters; `pages` are paths in the shop. */
type Filling<Page extends string, Given extends Values> = {
  values: Given
  pages: Record<Page, string>
  items?: readonly LetterItem[]
  attachments?: EmailAttachment[]
  /** Stands above the words. */
  picture?: LetterPicture | undefined
  /** Where the table has words under `name:variant`, these. */
  variant?: string
}

/** One value for each placeholder of the words that neither the noun nor the shop fills. */
type Besides<Words extends LetterWords, Given> = Record<
  Exclude<
    Placeholder<Words['subject' | 'preheader' | 'body']>,
    keyof Given | keyof ReturnType<typeof shopValues> | 'items'
  >,
  string
>

/** The placeholders that are not text on one line. */
const kinds: PlaceholderKinds = new Map([
  ['items', 'items'],
  ['wireSafety', 'notice'],
  ['tempPassword', 'code'],
  ...(['itemsPrice', 'discount', 'shippingPrice', 'taxPrice', 'totalPrice', 'orderRef'] as const).map(
    (name) => [name, 'figure'] as const,
  ),
  ...(
    [
      'reason',
      'note',
      'changes',
      'delivery',
      'clientNote',
      'details',
      'comment',
      'comments',
      'message',
      'messages',
      'question',
      'answer',
      'feedback',
      'stockLines',
      'soldLines',
    ] as const
  ).map((name) => [name, 'lines'] as const),
])

/**
 * The one function that writes the letters of a noun. What is recorded as the letter's name is its key in `table` up
 * to a colon: a variant has other words, and is the same letter.
 */
export function letterWriter<
  Page extends string,
  const Table extends Readonly<Record<string, LetterWords<Page>>>,
  About extends LetterPeople,
  Given extends Values,
>(table: Table, fillingOf: (about: About, name: string) => Filling<NoInfer<Page>, Given>) {
  return <Name extends keyof Table & string>(
    name: Name,
    about: About,
    ...[besides]: keyof Besides<Table[Name], Given> extends never ? [] : [values: Besides<Table[Name], Given>]
  ): Letter => {
    const { values, variant, ...filling } = fillingOf(about, name)
    const varied = `${name}:${variant}`
    const key = Object.hasOwn(table, varied) ? varied : name
    const words = { ...table[key]!, ...about.shop.words?.[key] }
    return writeLetter(name, about, words, { ...filling, values: { ...besides, ...values } })
  }
}

/** What a letter may name in braces, and what it cannot do without: its list, code, notices and what somebody wrote. */
export function partsOf({ subject, preheader, body }: LetterWords) {
  const named = [...`${subject} ${preheader} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const placeholders = [...new Set([...named, ...commonPlaceholders])]
  const isPart = (name: string) => !['figure', undefined].includes(kinds.get(name))
  return { placeholders, required: placeholders.filter((name) => isPart(name) && body.includes(`{${name}}`)) }
}

/** A letter whose page is the studio's goes to it, and answers to it to the customer; any other the other way round. */
export function writeLetter<Page extends string>(
  name: string,
  people: LetterPeople,
  { page, subject, preheader, action, body, isSecret }: LetterWords<Page>,
  { values, pages, items = [], attachments = [], picture }: Filling<Page, Values>,
): Letter {
  const { customer, shop, ownBody = '' } = people
  const isToStudio = page === 'studio'
  const existing = { ...shopValues(people), ...values }
  const blocks = fillInBlocks(ownBody.trim() || body, existing, kinds)
  const head = { subject: fillInLine(subject, existing), preheader: fillInLine(preheader, existing) }
  const foot = isToStudio ? studioFoot(shop) : customerFoot(shop)
  const content = { ...head, blocks, items, foot, action: { label: action, url: siteUrl(shop, pages[page]) } }
  return {
    letter: name.split(':')[0] ?? name,
    to: oneLine(isToStudio ? shop.adminEmail : customer.email),
    replyTo: oneLine(isToStudio ? customer.email : shop.email),
    ...head,
    html: letterHtml({ ...content, shop, picture: picture?.name }),
    text: plainText(content),
    action: content.action,
    attachments: picture ? [...attachments, picture] : attachments,
    ...(isSecret && { isSecret }),
  }
}

/** What letters name of it. */
function promised({ promises: { quoteTime, reviewTime, returnTime, damageTime } }: LetterShop) {
  return { quoteTime, reviewTime, returnTime, damageTime }
}

/** Words of which no mail program makes a link: anybody can have a letter sent to an address that is not theirs. */
export function unlinked(words: string): string {
  return words.replaceAll(/[:@]|\/\/|\.(?=\p{L}{2})/gu, ' ')
}

function shopValues({ customer, shop }: LetterPeople) {
  return {
    firstName: unlinked(customer.firstName),
    customerName: unlinked(`${customer.firstName} ${customer.lastName}`).trim(),
    customerEmail: customer.email,
    storeName: shop.storeName,
    address: shop.address,
    phone: shop.phone,
    email: shop.email,
    returnedCheckFee: shop.returnedCheckFee,
    ...promised(shop),
    verification,
    wireSafety: wireSafety(shop),
  }
}
