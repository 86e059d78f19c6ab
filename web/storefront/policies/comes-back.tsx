import { Link } from '#kit/browser/router/router.ts'
import { finalItems, PACKAGE_RETURNS, PACKAGE_WARRANTY } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'
import { Bullets } from './bullets.tsx'

/** What may be returned for any reason. */
export function ComesBack() {
  return (
    <p>
      {`Pieces can be returned when you ask within ${returnWindows.anyReason} of delivery, and the piece is unused, clean and complete. Keep the packaging if you can; furniture travels best in the box it came in.`}
    </p>
  )
}

/** What comes back for a defect only. */
export function StaysSold() {
  return (
    <>
      <p>These items are non-returnable except for manufacturing defects:</p>
      <Bullets>
        {finalItems.map((kind) => (
          <li key={kind}>{`${kind} items`}</li>
        ))}
      </Bullets>
      <p>
        {`Designer packages carry a ${PACKAGE_RETURNS} for manufacturing defects: report the defect within ${returnWindows.packageDefects} of delivery and we take the piece back. After that, the ${PACKAGE_WARRANTY} covers it. For a defect in any other of these items, write to us or make a `}
        <Link to={paths.warranty()} className="text-link">
          warranty claim
        </Link>
        .
      </p>
    </>
  )
}
