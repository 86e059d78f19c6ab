import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { PaymentRejected } from './payment-rejected.tsx'
import type { PaymentInstructions } from './payment-instructions.ts'

const TITLE = 'Payment'

type PaymentPageProps<T> = {
  /** What is paid for. */
  payable: UseQueryResult<T>
  renderProblem: (error: Error, onRetry: () => void) => ReactNode
  /** Above the title. */
  steps?: ReactNode
  children: (payable: T, instructions: PaymentInstructions) => ReactNode
}

/** The page of a payment: waits for what is paid for and for where the money goes, then shows how to pay. */
export function PaymentPageBody<T>({ payable, renderProblem, steps, children }: PaymentPageProps<T>) {
  const payment = useQuery(ask('GET /api/payment/instructions'))
  const { data } = payable
  const instructions = payment.data?.instructions
  const error = payable.error ?? payment.error
  const isReady = data !== undefined && instructions !== undefined

  function retry() {
    void payable.refetch()
    void payment.refetch()
  }

  return (
    <div className="wrap py-8 sm:py-12">
      {error && !isReady ? (
        renderProblem(error, retry)
      ) : (
        <>
          <PageHead title={TITLE} noindex />
          {isReady ? (
            <>
              {steps}
              <h1 className="title-page mb-8">{TITLE}</h1>
              {children(data, instructions)}
            </>
          ) : (
            <TextSkeleton title={TITLE} lines={6} />
          )}
        </>
      )}
    </div>
  )
}

type PaymentColumnsProps = {
  payable: { paymentStatus: PaymentStatus; paymentNote: string }
  /** What is paid for and what it comes to, with the name of that column. */
  summary: ReactNode
  label: string
  children: ReactNode
}

/** How to pay on the left, what for on the right; why a payment was rejected comes first. */
export function PaymentColumns({ payable, summary, label, children }: PaymentColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
      <div className="grid grid-cols-1 gap-6">
        {payable.paymentStatus === 'rejected' && (
          <PaymentRejected reason={payable.paymentNote} wayOn="Please send new evidence below." />
        )}
        {children}
      </div>
      <aside aria-label={label} className="grid gap-5 rounded-control bg-sand p-5 sm:p-6 lg:sticky lg:top-24">
        {summary}
      </aside>
    </div>
  )
}
