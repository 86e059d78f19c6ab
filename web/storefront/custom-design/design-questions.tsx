import { verificationTimes } from '#domain/payments/payment-method.ts'
import { installation, REVISION_ROUNDS } from '#domain/policies.ts'
import { Link } from '#kit/browser/router/router.ts'
import { useDesignFee, usePromises } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Questions, type Question } from '#web/storefront/standing/questions.tsx'

const questionsAt = (designFee: string, reviewTime: string): Question[] => [
  {
    question: 'What does as-built mean?',
    answer:
      'The plan shows the home as it stands today: walls, doors, windows and built-in pieces where they really are. If you have renovated, send the plan from after the work, or mark the changes on it.',
  },
  {
    question: 'What if I only have a photo of the plan?',
    answer:
      "A straight, sharp JPG or PNG is fine as long as we can read the dimensions. If we can't, we ask you for a better one before we draw.",
  },
  {
    question: `What does the ${designFee} cover?`,
    answer: `The concept, ${REVISION_ROUNDS} and the list of suggested products. Furniture, delivery and installation are bought separately.`,
  },
  {
    question: 'When do I pay?',
    answer: `Upfront. Custom design services are paid in full before design work begins. Wire verification takes ${verificationTimes.wire_transfer}; cheque verification ${verificationTimes.cheque}. Credit card is Coming Soon.`,
  },
  {
    question: 'How long does it take?',
    answer: `We review your request in ${reviewTime}. Drawing begins when the fee is verified, and we write to you the moment the concept is ready.`,
  },
  {
    question: 'What counts as a revision round?',
    answer:
      'One message with everything you would like changed, and one new concept in reply. You have two. After the second, you approve the design or reject it with your feedback; both complete the request.',
  },
  {
    question: 'Do I have to buy the furniture?',
    answer:
      'No. The concept is for your home whether you buy from us or not. When the request is completed, Add All to Cart is there if you want it.',
  },
  { question: 'Can I withdraw?', answer: 'Yes, while your request is pending and unpaid.' },
  {
    question: 'Can I return the pieces?',
    answer: (
      <>
        Custom items are non-returnable except for manufacturing defects. Pieces from the collection follow{' '}
        <Link to={paths.returns()} className="text-link target-44">
          Returns and refunds
        </Link>
        .
      </>
    ),
  },
  {
    question: 'When can it all be installed?',
    answer: `${installation.leadTime.replace('minimum', 'Minimum')}. Appointments are booked ${installation.bookedAhead} ahead.`,
  },
]

/** What people ask before they send a plan. */
export function DesignQuestions() {
  return <Questions questions={questionsAt(useDesignFee(), usePromises().reviewTime)} />
}
