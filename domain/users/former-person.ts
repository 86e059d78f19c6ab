/** What stands where the name of a person stood whose account was deleted. */
export const FORMER_PERSON = { firstName: 'Former', lastName: 'customer' } as const

// Reserved for names that lead nowhere (RFC 2606), so nobody can ever be reached under it.
const NOWHERE = '@deleted.invalid'

/** What stands where the address of a deleted person stood: it leads nowhere. `random` keeps it unique. */
export function formerEmail(random: string): string {
  return random + NOWHERE
}

/** Whether an address is that of a deleted person, whom no letter reaches. */
export function isFormerEmail(email: string): boolean {
  return email.endsWith(NOWHERE)
}
