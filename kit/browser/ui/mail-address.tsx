/** An email address; where it must break, it breaks before its `@`. */
export function MailAddress({ address }: { address: string }) {
  const [, local, domain] = /^(.*)(@.*)$/.exec(address) ?? ['', address]
  return (
    <>
      {local}
      <wbr />
      {domain}
    </>
  )
}
