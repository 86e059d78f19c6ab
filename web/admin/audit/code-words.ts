import { categoryKindLabels } from '#domain/categories/category-kinds.ts'
import { designStatuses, designStatusLabel } from '#domain/designs/design-status.ts'
import { letterTemplateNames, letterTemplates } from '#domain/emails/letter-templates.ts'
import { orderStatuses, orderStatusLabel } from '#domain/orders/order-status.ts'
import { quoteStatusLabels } from '#domain/orders/quote-status.ts'
import { packageTabLabels } from '#domain/packages/package-tabs.ts'
import { paymentMethods, studioMethodLabel } from '#domain/payments/payment-method.ts'
import { paymentStatuses, paymentStatusLabel } from '#domain/payments/payment-status.ts'
import { roleLabels } from '../role-labels.ts'
import { earningMomentLabels, taxModeLabels, unitSystemLabels } from '../settings/choice-words.ts'
import { plainWords } from './act-words.ts'

type Labels = Readonly<Record<string, string>>

const labelled = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Labels => Object.fromEntries(values.map((value) => [value, labelOf(value)]))

const methods = labelled(paymentMethods, studioMethodLabel)

/** The words of fields that hold one of a few values, as the pages say them; `status` by the thing whose it is. */
const labels: Readonly<Record<string, Labels>> = {
  'order.status': labelled(orderStatuses, (status) => orderStatusLabel(status, 'admin')),
  'design.status': labelled(designStatuses, designStatusLabel),
  paymentStatus: labelled(paymentStatuses, (status) => paymentStatusLabel(status, false)),
  paymentMethod: methods,
  method: methods,
  answer: { approved: 'Approved', rejected: 'Rejected' },
  quoteStatus: quoteStatusLabels,
  role: roleLabels,
  tab: packageTabLabels,
  kind: categoryKindLabels,
  template: Object.fromEntries(letterTemplateNames.map((name) => [name, letterTemplates[name].name])),
  'settings.units': unitSystemLabels,
  'settings.mode': taxModeLabels,
  'settings.earnedAt': earningMomentLabels,
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A name of the code, such as `in_progress`, as people read it; any other text as it is. */
export function codeWords(type: string, field: string, text: string): string {
  // As lists show it, where it is no file: of a file an id says nothing.
  if (ID.test(text)) return field === 'evidence' ? 'A file' : text.slice(-8)
  if (field === 'variantKey' || field === 'state') return plainWords(text)
  const words = labels[`${type}.${field}`]?.[text] ?? labels[field]?.[text]
  return words ?? (/^[a-z]+(_[a-z]+)+$/.test(text) ? plainWords(text) : text)
}
