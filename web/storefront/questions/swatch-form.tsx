import { useState } from 'react'
import type { z } from 'zod'
import type { Variant } from '#contract/products.ts'
import { SwatchForm as SwatchSchema } from '#contract/questions.ts'
import { MAX_SWATCHES } from '#domain/questions/question.ts'
import { shippingCountriesFor, shippingCountryNames } from '#domain/users/countries.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { placeOfAccount } from '#web/orders/place-of-account.ts'
import { ShippingFields } from '#web/orders/shipping-fields.tsx'
import { Swatch } from '#web/products/swatch.tsx'
import { type SignedInUser, useSession } from '#web/session.ts'
import { useShop } from '#web/shop/shop.ts'
import { Thanks } from './thanks.tsx'

type SwatchFormProps = { productId: string; variants: z.infer<typeof Variant>[]; onClose: () => void }

/** Which finishes of a piece come by post, and where to. */
export function SwatchForm({ productId, variants, onClose }: SwatchFormProps) {
  const user = useSession()?.user
  const countries = shippingCountriesFor(useShop().settings.shipping.allowInternationalShipping)
  const [isSent, setSent] = useState(false)
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))]
  const form = useSchemaForm<z.input<typeof SwatchSchema>>(
    SwatchSchema,
    async (typed) => {
      await call('POST /api/questions/swatches', { body: typed })
      setSent(true)
    },
    {
      defaults: {
        email: user?.email ?? '',
        productId,
        finishes: names.length === 1 ? names : [],
        address: user ? placeOf(user, countries) : { country: countries[0] },
      },
      failure: 'Your request could not be sent. Please try again.',
    },
  )
  if (isSent) return <Thanks onClose={onClose}>We write as soon as they are in the mail.</Thanks>
  const [country, zipCode] = form.watch(['address.country', 'address.postalCode'])
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={form.formError} />
      <ChoiceGroup
        legend="Finishes"
        hint={`Up to ${MAX_SWATCHES}, free of charge.`}
        pick="several"
        choices={names.map((name) => ({
          value: name,
          label: name,
          mark: <Swatch name={name} size="tile" />,
        }))}
        {...form.field('finishes')}
      />
      {!user && (
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
      )}
      <ShippingFields
        isOwn
        field={(part) => form.field(`address.${part}`)}
        countries={countries}
        zipCode={country === 'US' ? zipCode : undefined}
      />
      <Button busy={form.busy} busyText="Sending..." className="justify-self-start">
        Send me the swatches
      </Button>
    </Form>
  )
}

/** Where the account lives; a country that swatches do not go to stays open. */
function placeOf(user: SignedInUser, countries: ReturnType<typeof shippingCountriesFor>) {
  const place = placeOfAccount(user, shippingCountryNames.US)
  return { ...place, country: countries.find((code) => code === place.country) }
}
