import type { EarningMoment } from '#domain/payments/earning.ts'
import type { UnitSystem } from '#domain/fit/unit-systems.ts'
import type { TaxRules } from '#domain/tax/excise.ts'

/** The choices of the owner as the settings say them, and the audit log after that. */
export const unitSystemLabels: Record<UnitSystem, string> = {
  imperial: 'Inches and pounds',
  metric: 'Centimeters and kilograms',
}

export const taxModeLabels: Record<TaxRules['mode'], string> = {
  flat: 'One rate for everywhere',
  hawaii: 'Hawaii’s general excise tax, by county',
}

export const earningMomentLabels: Record<EarningMoment, string> = {
  delivery: 'Once it is delivered',
  shipment: 'Once it is shipped',
}
