import { fillInBlocks, fillInLine, oneLine, type Placeholder } from './fill-in.ts'
import { letterHtml } from './frame.ts'
import type {
  Letter,
  LetterAttachment,
  LetterCustomer,
  LetterItem,
  LetterName,
  LetterShop,
} from './letter.ts'
import { plainText } from './plain-text.ts'
import { customerFoot, studioFoot, verification, wireSafety } from './shared-lines.ts'

/** A letter's words as the copy has them, with placeholders in braces. */
type LetterWords = { letter: LetterName; subject: string; preheader: string; action: string; body: string }

type Requested<Words extends LetterWords> = Placeholder<Words['subject' | 'preheader' | 'body']>
type Existing = keyof ReturnType<typeof existingValues> | 'items'

type Filling<Words extends LetterWords> = {
  /** One value for each placeholder of the words that is not about the people or the shop. */
  values: Readonly<Record<Exclude<Requested<Words>, Existing>, string>>
  /** Where the letter's one action leads. */
  url: string
  items?: readonly LetterItem[]
  attachments?: LetterAttachment[]
  /** The studio's own words from Store Settings, instead of the body; empty means ours. */
  ownBody?: string
}

type People = { customer: LetterCustomer; shop: LetterShop }
type Envelope = { to: string; replyTo: string; foot: readonly string[] }

/** A letter to the customer; answers to it go to the shop. */
export function toCustomer<const Words extends LetterWords>(
  people: People,
  words: Words,
  filling: Filling<Words>,
): Letter {
  const { customer, shop } = people
  const envelope = { to: customer.email, replyTo: shop.email, foot: customerFoot(shop) }
  return compose(envelope, people, words, filling)
}

/** A letter to the studio; answers to it go to the customer. */
export function toStudio<const Words extends LetterWords>(
  people: People,
  words: Words,
  filling: Filling<Words>,
): Letter {
  const { customer, shop } = people
  const envelope = { to: shop.adminEmail, replyTo: customer.email, foot: studioFoot(shop) }
  return compose(envelope, people, words, filling)
}

function compose<Words extends LetterWords>(
  { to, replyTo, foot }: Envelope,
  people: People,
  { letter, subject, preheader, action, body }: Words,
  { values, url, items = [], attachments = [], ownBody = '' }: Filling<Words>,
): Letter {
  const existing = { ...values, ...existingValues(people) }
  const blocks = fillInBlocks(ownBody.trim() || body, existing)
  const head = { subject: fillInLine(subject, existing), preheader: fillInLine(preheader, existing) }
  const content = { ...head, blocks, items, foot, action: { label: action, url } }
  return {
    letter,
    to: oneLine(to),
    replyTo: oneLine(replyTo),
    ...head,
    html: letterHtml({ ...content, shop: people.shop }),
    text: plainText(content),
    action: content.action,
    attachments,
  }
}

function existingValues({ customer, shop }: People) {
  return {
    firstName: customer.firstName,
    customerName: `${customer.firstName} ${customer.lastName}`,
    customerEmail: customer.email,
    storeName: shop.storeName,
    address: shop.address,
    phone: shop.phone,
    email: shop.email,
    verification,
    wireSafety: wireSafety(shop),
  }
}
