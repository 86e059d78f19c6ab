import { returnWindows } from '#domain/return-windows.ts'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'

/** How it comes, how long it is warranted and how it goes back, each with the page that says it in full. */
export function DeliveryFacts({ leadTime }: { leadTime: string | undefined }) {
  return (
    <ul className="grid rounded-control bg-sand px-5 py-2 text-sm">
      {leadTime !== undefined && <Fact icon="clock" text={leadTime} to={paths.shippingTerm()} />}
      <Fact icon="truck" text="We ship to all Hawaiian islands." to={paths.shippingTerm()} />
      <Fact icon="check" text="Manufacturer warranties of 1 to 5 years." to={paths.warranty()} />
      <Fact
        icon="undo"
        text={`Returns within ${returnWindows.anyReason} of delivery.`}
        to={paths.returns()}
      />
    </ul>
  )
}

function Fact({ icon, text, to }: { icon: IconName; text: string; to: string }) {
  return (
    <li>
      <Link to={to} className="group flex min-h-11 items-center gap-3">
        <Icon name={icon} className="text-lagoon" />
        <span className="grow group-hover:underline group-hover:underline-offset-4">{text}</span>
        <Icon name="chevron-right" className="size-4 text-muted" />
      </Link>
    </li>
  )
}
