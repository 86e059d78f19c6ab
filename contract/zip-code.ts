import { zipCodeFault } from '#domain/places/zip-code.ts'

/** For `refine` of an address: in the United States its `code` is a ZIP code. A missing one is its own field's matter. */
export function zipCodeRule<Code extends string>(code: Code, unitedStates: string) {
  type Address = Record<Code | 'country' | 'state', string>
  const faultOf = (address: Address) =>
    address.country !== unitedStates || address[code] === ''
      ? undefined
      : zipCodeFault(address[code], address.state)
  const path: PropertyKey[] = [code]
  const error = ({ input }: { input?: unknown }) => faultOf(input as Address)
  return [(address: Address) => faultOf(address) === undefined, { path, error }] as const
}
