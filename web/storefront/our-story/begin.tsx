import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** Two ways to begin, and how to reach us. */
export function Begin() {
  return (
    <div className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="begin">
        <h2 id="begin" className="title-page">
          Begin
        </h2>
        <ul className="mt-6 border-t border-line">
          <Way to={paths.customDesign()} name="Custom Design" line="Send us your floor plan." />
          <Way to={paths.designerPackages()} name="Designer Packages" line="A home in one decision." />
        </ul>
      </section>
      <section aria-labelledby="come-and-talk" className="rounded-picture bg-sand p-6 lg:p-10">
        <h2 id="come-and-talk" className="title-page mb-6">
          Come and talk
        </h2>
        <Contact />
      </section>
    </div>
  )
}

function Way({ to, name, line }: { to: string; name: string; line: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="group flex items-center justify-between gap-4 py-5">
        <span className="grid gap-1">
          <span className="title-section group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
            {name}
          </span>{' '}
          <span className="text-muted">{line}</span>
        </span>
        <Icon name="arrow-right" className="text-lagoon transition group-hover:translate-x-1" />
      </Link>
    </li>
  )
}
