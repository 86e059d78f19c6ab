import { FINAL_ITEMS, deliveryTimes } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'

const facts: { icon: IconName; text: string; to: string; link: string }[] = [
  { icon: 'pin', text: 'We ship to all Hawaiian islands.', to: paths.shippingTerm(), link: 'Shipping' },
  {
    icon: 'truck',
    text: `In-stock pieces arrive in ${deliveryTimes.inStock}.`,
    to: paths.shippingTerm(),
    link: 'Delivery times',
  },
  { icon: 'check', text: 'Manufacturer warranties of 1 to 5 years.', to: paths.warranty(), link: 'Warranty' },
  {
    icon: 'undo',
    text: `Returns within ${returnWindows.anyReason} of delivery. ${FINAL_ITEMS}.`,
    to: paths.returns(),
    link: 'Returns and refunds',
  },
]

/** The terms that matter before a choice, each with the page that says it in full. */
export function GoodToKnow() {
  return (
    <section aria-labelledby="good-to-know" className="wrap section-space mb-16">
      <h2 id="good-to-know" className="title-section">
        Good to know
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ icon, text, to, link }) => (
          <li key={text} className="border-t border-line pt-5">
            <Icon name={icon} className="size-6 text-lagoon" />
            <p className="mt-3">{text}</p>
            <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
