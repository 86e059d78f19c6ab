import { PACKAGE_WARRANTY } from '#domain/policies.ts'
import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { usePromises } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import type { ShownPackage } from './packages-loader.ts'

/** Its measures and terms, what is part of it and what is not, and how it is warranted. */
export function PackageSpecifications({ shown }: { shown: ShownPackage }) {
  const { packageReturns, packageReturnsFor } = usePromises()
  return (
    <div className="grid gap-10">
      <dl className="border-t border-line">
        {shown.specifications.map(({ label, value }) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-8 sm:grid-cols-2">
        <Part title="Included">
          <Terms icon="check" terms={shown.included} />
        </Part>
        <Part title="Not included">
          <Terms icon="minus" terms={shown.notIncluded} />
        </Part>
      </div>
      <Part title="Warranty and returns">
        <p className="max-w-text">
          {PACKAGE_WARRANTY}. Designer-package items are non-returnable except for manufacturing defects.{' '}
          {packageReturns}, {packageReturnsFor}.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={paths.warranty()} className="text-link inline-flex min-h-11 items-center">
            Warranty
          </Link>
          <Link to={paths.returns()} className="text-link inline-flex min-h-11 items-center">
            Returns and refunds
          </Link>
        </p>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="title-piece mb-3">{title}</h3>
      {children}
    </section>
  )
}

function Terms({ icon, terms }: { icon: IconName; terms: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {terms.map((term) => (
        <li key={term} className="flex gap-2.5">
          <Icon name={icon} className="mt-1 size-4 text-muted" />
          {term}
        </li>
      ))}
    </ul>
  )
}
