/**
 * How the address of an invented person of the demo ends. The domain is kept for examples (RFC 2606): no mail
 * arrives there.
 */
export const DEMO_MAIL = '@demo.example.com'

/** Whether an address is that of an invented person: what is written to them is kept and never sent. */
export function isDemoEmail(email: string): boolean {
  return email.endsWith(DEMO_MAIL)
}
