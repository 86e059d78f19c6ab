import { CopyButton } from '#kit/browser/ui/copy-button.tsx'

type PaymentFactsProps = { facts: readonly { label: string; value: string }[] }

/** What is typed into a bank's form or written on a cheque, each with a button that copies it. */
export function PaymentFacts({ facts }: PaymentFactsProps) {
  return (
    <dl className="grid">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-b border-line py-1.5 sm:grid sm:grid-cols-[10rem_1fr] sm:items-center"
        >
          <dt className="text-sm text-muted sm:text-base">{label}</dt>
          <dd className="flex min-h-11 items-center justify-between gap-4 font-medium tabular-nums">
            <span className="min-w-0 whitespace-pre-line">{value}</span>
            <CopyButton what={label.toLowerCase()} text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
