/** How to pay where there is nothing to send. */
export function PayOnDelivery({ reference }: { reference: string }) {
  return <p className="mt-4">You pay when your order arrives. Have your reference {reference} at hand.</p>
}
