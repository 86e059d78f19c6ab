import { useQuery } from '@tanstack/react-query'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MenuButton } from '#kit/browser/ui/menu-button.tsx'
import { Menu } from '#kit/browser/ui/menu.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { NumberedPapers } from '#web/payments/numbered-papers.tsx'
import { call } from '#web/api.ts'
import { useAsking } from '../form-dialog.tsx'
import { amountFact } from '../money-facts.tsx'
import { MoneyDialogs, type MoneyQuestion } from './money-dialogs.tsx'
import type { MethodMeant } from './money-form.tsx'
import { Moves } from './moves.tsx'
import { type MoneyActs, payableQuery, useMoneyActs, type ShownPayable } from './use-money.ts'

/** What came and went back for an order or a design fee, and what the studio does about it; the same on both. */
export function MoneyCard({ payableRef, ...meant }: { payableRef: string } & MethodMeant) {
  const { data, isPending, isLoadingError, refetch } = useQuery(payableQuery(payableRef))
  return (
    <Card title="Money" className="print:hidden">
      {isPending && <TextSkeleton lines={4} />}
      {isLoadingError && <TryAgain message="Failed to fetch the money" onRetry={() => void refetch()} />}
      {data && <Opened payable={data.payable} {...meant} />}
    </Card>
  )
}

function Opened({ payable, ...meant }: { payable: ShownPayable } & MethodMeant) {
  const acts = useMoneyActs()
  const { asking, ask, close } = useAsking<MoneyQuestion>(`money of ${payable._id}`, acts)
  const mayGoBack = payable.isCancelled ? payable.credit > 0 : payable.received > payable.refunded
  const { sameEvidence = [] } = payable
  const sentFor = sameEvidence.map((number) =>
    number === payable.number ? 'its own earlier payment' : number,
  )
  return (
    <>
      {sameEvidence.length > 0 && (
        <Notice tone="warn" className="mb-4">
          The same evidence was sent for {sentFor.join(', ')}. One payment counts once.
        </Notice>
      )}
      <Facts facts={factsOf(payable)} />
      {payable.open > 0 && <MoneyLine dues={payable.dues} className="mt-3" />}
      <Moves payable={payable} onAsk={ask} />
      {payable.papers.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <NumberedPapers papers={payable.papers} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" icon="plus" onClick={() => ask({ about: 'record' })}>
          Record payment
        </Button>
        {mayGoBack && (
          <Button variant="secondary" size="compact" onClick={() => ask({ about: 'refund' })}>
            Refund
          </Button>
        )}
        <More payable={payable} acts={acts} onAsk={ask} />
      </div>
      <Books entries={payable.entries ?? []} />
      {asking && <MoneyDialogs {...{ payable, ...meant, asking, acts }} onClose={close} />}
    </>
  )
}

/** How far it is paid; nothing of what is zero. */
function factsOf(payable: ShownPayable): Fact[] {
  const { agreed, owed, received, refunded, writtenOff, kept, open, credit } = payable
  return [
    [
      payable.isCancelled || owed === agreed ? 'Total' : 'Total now',
      <Money key="owed" dollars={payable.isCancelled ? agreed : owed} />,
    ],
    amountFact('Received', received),
    amountFact('Goes back', refunded),
    amountFact('Waived', writtenOff),
    amountFact('Kept', kept),
    amountFact('Open', open),
    amountFact('We owe the customer', credit),
  ]
}

type MoreProps = {
  payable: ShownPayable
  acts: MoneyActs
  onAsk: (question: MoneyQuestion) => void
}

/** What is seldom done. */
function More({ payable, acts, onAsk }: MoreProps) {
  const { number, kind, isCancelled, open, credit, received, dueNow } = payable
  return (
    <Menu
      label="More to do with this money"
      trigger={
        <>
          More
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      triggerClassName={buttonLook('secondary', 'compact')}
    >
      {dueNow > 0 && (
        <MenuButton
          onClick={() =>
            void acts.act(
              (idempotencyKey) =>
                call('POST /api/payables/:ref/remind', { params: { ref: number }, idempotencyKey }),
              'Reminder sent',
            )
          }
        >
          Send a payment reminder
        </MenuButton>
      )}
      {!isCancelled && open > 0 && (
        <MenuButton onClick={() => onAsk({ about: 'schedule' })}>Change when it is due</MenuButton>
      )}
      {!isCancelled && (
        <MenuButton onClick={() => onAsk({ about: 'adjust', what: 'reductions' })}>
          Reduce the price
        </MenuButton>
      )}
      {kind === 'order' && !isCancelled && (
        <MenuButton onClick={() => onAsk({ about: 'fee' })}>Credit a design fee</MenuButton>
      )}
      <MenuButton onClick={() => onAsk({ about: 'adjust', what: 'charges' })}>Add a charge</MenuButton>
      {open > 0 && (
        <MenuButton onClick={() => onAsk({ about: 'adjust', what: 'write-off' })}>
          Waive what is open
        </MenuButton>
      )}
      {isCancelled && received > 0 && (
        <MenuButton onClick={() => onAsk({ about: 'adjust', what: 'kept' })}>Keep a deposit</MenuButton>
      )}
      {credit > 0 && <MenuButton onClick={() => onAsk({ about: 'move' })}>Move credit</MenuButton>}
    </Menu>
  )
}

/** What the books hold of it, for who looks after them. */
function Books({ entries }: { entries: NonNullable<ShownPayable['entries']> }) {
  if (entries.length === 0) return null
  return (
    <details className="mt-5 text-sm">
      <summary className="target-44 cursor-pointer text-muted hover:text-ink">In the books</summary>
      <ol className="mt-3 grid gap-3">
        {entries.map(({ _id, what, on, lines }) => (
          <li key={_id} className="border-l border-line pl-4">
            <p>
              {what}, <CalendarDay day={on} />
            </p>
            <ul className="text-muted">
              {lines.map(({ account, name, amount }) => (
                <li key={account} className="flex justify-between gap-3">
                  <span>
                    {account} {name}
                  </span>
                  <Money dollars={amount} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
