import { formatMoney } from '#kit/core/money.ts'
import { type Block, oneLine } from './fill-in.ts'
import type { LetterItem } from './tables.ts'

type PlainLetter = {
  blocks: readonly Block[]
  items: readonly LetterItem[]
  foot: readonly string[]
  action: { label: string; url: string }
}

/** By this line mail programs know what is no part of the words any more. */
const SIGNATURE = '-- '

/** The letter without pictures or colour: its words, the link of its action, and whose it is. */
export function plainText({ blocks, items, foot, action }: PlainLetter): string {
  const body = blocks.map((block) => textOf(block, items)).filter(Boolean)
  return [...body, `${action.label}:\n${action.url}`, [SIGNATURE, ...foot].join('\n')].join('\n\n')
}

function textOf(block: Block, items: readonly LetterItem[]): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.join('\n')
    case 'figures':
      return block.rows.map(({ label, value }) => `${label} ${value}`).join('\n')
    case 'notice':
    case 'code':
      return block.text
    case 'items':
      return items.map(itemLine).join('\n')
  }
}

function itemLine({ name, finish, quantity, unitPrice }: LetterItem): string {
  const piece = [name, finish].map(oneLine).filter(Boolean).join(', ')
  const price = unitPrice === null ? '' : `: ${formatMoney(unitPrice * quantity)}`
  return `${quantity} × ${piece}${price}`
}
