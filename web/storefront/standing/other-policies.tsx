import { DEPOSIT_SHARE, deliveryTimes, warrantyTimes } from '#domain/policies.ts'
import { usePromises } from '#web/shop/shop.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { paths } from '#web/paths.ts'

const policiesAt = (returnTime: string) => [
  {
    path: paths.shippingTerm(),
    name: 'Shipping',
    line: `In-stock items take ${deliveryTimes.inStock}.`,
  },
  {
    path: paths.returns(),
    name: 'Returns and refunds',
    line: `Ask for a return within ${returnTime} of delivery.`,
  },
  {
    path: paths.warranty(),
    name: 'Warranty',
    line: `About ${warrantyTimes.pieces} from delivery.`,
  },
  {
    path: paths.terms(),
    name: 'Terms of Service',
    line: `A ${DEPOSIT_SHARE} deposit confirms your purchase order.`,
  },
]

/** Below a policy, the others. */
export function OtherPolicies({ path }: { path: string }) {
  const policies = policiesAt(usePromises().returnTime)
  if (policies.every((policy) => policy.path !== path)) return null
  return (
    <nav aria-label="Other policies" className="wrap mt-6 lg:mt-12">
      <ul className="grid gap-x-12 md:grid-cols-3">
        {policies
          .filter((policy) => policy.path !== path)
          .map((policy) => (
            <li key={policy.path} className="border-t border-edge">
              <PolicyLink {...policy} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

function PolicyLink({ path, name, line }: ReturnType<typeof policiesAt>[number]) {
  return (
    <Link to={path} className="group flex items-start justify-between gap-4 py-5">
      <span className="grid gap-1">
        <span className="title-piece group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
          {name}
        </span>{' '}
        <span className="text-sm text-muted">{line}</span>
      </span>
      <Icon name="arrow-right" className="mt-1 text-lagoon transition group-hover:translate-x-1" />
    </Link>
  )
}
