import { BALANCE_DUE, DEPOSIT_SHARE, PACKAGE_RETURNS, deliveryTimes, installation } from '#domain/policies.ts'
import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Questions, type Question } from '#web/storefront/standing/questions.tsx'

const questions: Question[] = [
  {
    question: 'When does it arrive?',
    answer: `Designer packages take ${deliveryTimes.designerPackages}. Installation has a lead time of ${installation.leadTime}, and is booked ${installation.bookedAhead} ahead. So the pieces may be ready before the day we install them.`,
  },
  {
    question: 'I live on another island.',
    answer:
      'We ship to all Hawaiian islands. Shipping is included for standard delivery on Oahu; for other islands, ask us before you order and we confirm delivery in writing.',
  },
  {
    question: 'How do I pay?',
    answer: `A ${DEPOSIT_SHARE} non-refundable deposit confirms the purchase order. The balance is due ${BALANCE_DUE}. While the shop takes quote requests, your package goes through checkout like everything else: its price is the one you see here, and a quote with delivery and taxes comes by email within ${QUOTE_TIME}.`,
  },
  {
    question: 'Can I return it?',
    answer: `Designer-package items are non-returnable except for manufacturing defects. The ${PACKAGE_RETURNS} covers those: tell us within ${returnWindows.packageDefects} of delivery. Report damage from delivery within ${returnWindows.damage}.`,
  },
  {
    question: 'Can I change a piece?',
    answer: (
      <>
        A package is one set. For your own mix, start a{' '}
        <Link to={paths.customDesign()} className="text-link target-44">
          custom design
        </Link>
        .
      </>
    ),
  },
  {
    question: 'What mattress fits?',
    answer: 'The bed frames are queen size, 60 × 80 in. Mattresses are not included.',
  },
  { question: 'And after 2025?', answer: 'What is included is written on your quote or order.' },
]

/** What people ask before they decide. */
export function PackageQuestions() {
  return <Questions questions={questions} />
}
