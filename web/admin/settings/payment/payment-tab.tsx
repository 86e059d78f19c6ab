import { useState } from 'react'
import { paymentTabs } from '#domain/payments/payment-method.ts'
import { exampleDetails } from '#domain/settings/example-details.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { SettingMoney } from '../setting-money.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { BooksGroup } from './books-group.tsx'
import { LateGroup } from './late-group.tsx'
import { ScheduleGroup } from './schedule-group.tsx'
import { TaxGroup } from './tax-group.tsx'

type TabProps = { draft: SettingsDraft }

/** Which ways to pay there are, where the money goes, and the tax. */
export function PaymentTab({ draft }: TabProps) {
  return (
    <>
      <WaysToPay draft={draft} />
      <ScheduleGroup draft={draft} />
      <LateGroup draft={draft} />
      <BankAccount draft={draft} />
      <Cheques draft={draft} />
      <Fees draft={draft} />
      <MoneyBack draft={draft} />
      <TaxGroup draft={draft} />
      <BooksGroup draft={draft} />
    </>
  )
}

const ways = [
  { name: 'payment.allowBankTransfer', label: 'Bank transfer', hint: 'To the account below.' },
  { name: 'payment.allowCheque', label: 'Check', hint: 'To the address below.' },
  { name: 'payment.allowCashOnDelivery', label: 'Cash on delivery', hint: 'Paid when the pieces arrive.' },
  {
    name: 'payment.allowCreditCard',
    label: 'Credit card',
    hint: 'Announced as “Coming Soon”; nobody can pay by it yet.',
  },
  {
    name: 'payment.allowPaypal',
    label: 'PayPal',
    hint: 'Announced as “Coming Soon”; nobody can pay by it yet.',
  },
] as const

function WaysToPay({ draft: { form, typed } }: TabProps) {
  const tabs = paymentTabs(typed.payment).map(({ label, comingSoon }) =>
    comingSoon ? `${label} (Coming Soon)` : label,
  )
  return (
    <SettingsGroup title="Ways to pay" line="The tabs of the payment page, and the choices at checkout.">
      <div className="grid gap-3">
        {ways.map(({ name, label, hint }) => (
          <Checkbox key={name} label={label} hint={hint} {...form.field(name)} />
        ))}
      </div>
      <p className="text-sm text-muted">
        Customers see: <span className="text-ink">{tabs.join(' · ') || 'nothing'}</span>
      </p>
    </SettingsGroup>
  )
}

function BankAccount({ draft: { form, typed } }: TabProps) {
  const [isTyping, setTyping] = useState(false)
  const mistyped = isTyping ? undefined : exampleDetails(typed)['payment.bankDetails.routingNumber']
  return (
    <SettingsGroup
      title="Bank account"
      line="Shown on payment pages to people who are signed in. Never sent by email."
    >
      <PlainField label="Bank name" {...form.field('payment.bankDetails.bankName')} />
      <PlainField label="Account name" {...form.field('payment.bankDetails.accountName')} />
      <div className="grid gap-5 sm:grid-cols-2" onBlur={() => setTyping(false)}>
        <PlainField label="Account number" {...form.field('payment.bankDetails.accountNumber')} />
        <PlainField
          label="Routing number"
          onFocus={() => setTyping(true)}
          {...form.field('payment.bankDetails.routingNumber')}
        />
      </div>
      {mistyped && <Notice tone="warn">{mistyped}</Notice>}
    </SettingsGroup>
  )
}

function Cheques({ draft: { form } }: TabProps) {
  return (
    <SettingsGroup title="Checks" line="Whom they are made out to, and where they are sent.">
      <PlainField label="Payable to" {...form.field('payment.chequeDetails.payableTo')} />
      <TextArea label="Mailing address" rows={2} {...form.field('payment.chequeDetails.mailingAddress')} />
    </SettingsGroup>
  )
}

function Fees({ draft }: TabProps) {
  return (
    <SettingsGroup title="Design fee" line="What a custom design costs; it is paid before work begins.">
      <SettingMoney
        draft={draft}
        name="payment.designFee"
        label="Design fee"
        hint="For requests from now on: those already sent keep the fee that they were sent with."
      />
      <Field
        label="Credited to a purchase, in percent"
        hint="The studio credits it by hand, from the money of an order; 0 credits nothing."
        className="max-w-64"
        {...draft.form.number('payment.feeCreditPercent')}
      />
      <Field
        label="Days to credit it"
        hint="Counted from the day when the fee was paid."
        className="max-w-64"
        {...draft.form.number('payment.feeCreditDays')}
      />
    </SettingsGroup>
  )
}

function MoneyBack({ draft }: TabProps) {
  return (
    <SettingsGroup
      title="Returned checks, bank charges and refunds"
      line="What the studio is asked when money goes back, or comes short."
    >
      <SettingMoney
        draft={draft}
        name="payment.chequeFee"
        label="Fee of a returned check"
        hint="Offered when you mark a check as returned; 0.00 charges nothing."
      />
      <SettingMoney
        draft={draft}
        name="payment.smallDifference"
        label="What a bank may keep"
        hint="When a transfer comes short by this or less, you are asked whether its bank kept the rest; 0.00 never asks."
      />
      <SettingMoney
        draft={draft}
        name="payment.secondPersonOver"
        label="Second person above"
        hint="A larger refund is sent by another admin than the one who approved it. The only admin is asked for the password."
      />
    </SettingsGroup>
  )
}
