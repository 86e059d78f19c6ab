import { verificationTimes } from '#domain/payments/payment-method.ts'
import { COMING_SOON } from '#web/payments/payment-instructions.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'

type PaymentChoiceProps = { settings: ShopSettings; method: string; onChange: (method: string) => void }

/** How the order will be paid; nothing is paid here. */
export function PaymentChoice({ settings, method, onChange }: PaymentChoiceProps) {
  const choices = settings.paymentMethods.map(({ method: value, label, comingSoon }) => ({
    value,
    label,
    hint: comingSoon ? COMING_SOON : verificationOf(value),
    disabled: comingSoon,
  }))
  return (
    <section aria-labelledby="paying">
      <h2 id="paying" className="title-section mb-4">
        Payment
      </h2>
      <ChoiceGroup
        legend="Payment method"
        pick="one"
        look="boxes"
        name="paymentMethod"
        choices={choices}
        chosen={[method]}
        onChange={({ target }) => onChange(target.value)}
        className="max-sm:[&_label]:w-full"
      />
    </section>
  )
}

function verificationOf(method: string): string | undefined {
  const times: Record<string, string> = verificationTimes
  return method in times ? `Verification takes ${times[method]}.` : undefined
}
