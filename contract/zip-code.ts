import { isZipCode, zipCodeMessage } from '#domain/places/zip-code.ts'

/** For `refine` of an address: in the United States its `code` is a ZIP code. A missing one is its own field's matter. */
export function zipCodeRule<Code extends string>(code: Code, unitedStates: string) {
  const isFit = (address: Record<Code | 'country' | 'state', string>) =>
    address.country !== unitedStates || address[code] === '' || isZipCode(address[code], address.state)
  const path: PropertyKey[] = [code]
  return [isFit, { path, message: zipCodeMessage }] as const
}
