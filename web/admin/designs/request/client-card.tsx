import { Link } from '#kit/browser/router/router.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { TelLink } from '#kit/browser/ui/tel-link.tsx'
import { paths } from '#web/paths.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { clientName } from '../request-words.ts'

/** Whose home it is, how to reach them, and what else they have with us. */
export function ClientCard({ request }: { request: ShownRequest }) {
  const { user } = request
  if (!user)
    return (
      <Card title="Client">
        <p className="text-muted">Unknown</p>
      </Card>
    )
  const { _id, email, phone } = user
  return (
    <Card title="Client">
      <p>
        <Link to={paths.admin.editUser(_id)} className="text-link target-44 font-medium">
          {clientName(request)}
        </Link>
      </p>
      <p>
        <a href={`mailto:${email}`} className="text-link break-all">
          {email}
        </a>
      </p>
      {phone !== '' && (
        <p>
          <TelLink number={phone} />
        </p>
      )}
      <ul className="mt-4 grid gap-3">
        <li>
          <Link to={paths.admin.ordersOf(email)} className="text-link target-44">
            See their orders
          </Link>
        </li>
        <li>
          <Link to={paths.admin.designRequestsOf(email)} className="text-link target-44">
            See their design requests
          </Link>
        </li>
      </ul>
    </Card>
  )
}
