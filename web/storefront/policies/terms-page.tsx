import { DEPOSIT_SHARE, TERMS_UPDATED, warrantyTimes } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'
import { Figures } from '#web/storefront/standing/figures.tsx'
import { Policy } from './policy.tsx'
import { termsOfBuying } from './terms-of-buying.tsx'
import { termsOfService } from './terms-of-service.tsx'

const figures = [
  { figure: DEPOSIT_SHARE, label: 'Deposit that confirms your purchase order' },
  { figure: returnWindows.damage, label: 'To report damage, from delivery' },
  { figure: returnWindows.anyReason, label: 'To ask for a return, from delivery' },
  { figure: warrantyTimes.pieces, label: "About how long manufacturers' warranties run" },
]

const sections = [...termsOfBuying, ...termsOfService]

/** What buyer and shop agree to, in ten numbered sections. */
export default function TermsPage() {
  return (
    <Policy
      path={paths.terms()}
      name="Terms of Service"
      description="The terms for buying furniture, designer packages and custom design services from us, covering deposits, payment, delivery, returns, warranty and plans."
      sections={sections}
      isNumbered
    >
      <p className="text-lg text-muted">{`Last updated ${TERMS_UPDATED}`}</p>
      <Figures figures={figures} />
    </Policy>
  )
}
