import { Link } from '#kit/browser/router/router.ts'
import { HeaderSearch } from '#web/layout/header-search.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'

const description =
  'This page is not here. It may have moved, or the link may be incomplete. Go back to the home page, browse the collection, search for a piece or ask the studio.'

/** What any unknown path shows. */
export default function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-6 py-20 text-center lg:py-32">
      <PageHead title="Page not found" description={description} noindex />
      <EmptyFrame />
      <h1 className="title-hero">Page not found</h1>
      <p className="max-w-text text-lg text-muted">It may have moved, or the link may be missing a piece.</p>
      <div className="w-full max-w-sm">
        <HeaderSearch />
      </div>
      <ButtonLink to={paths.home()}>Back to Home</ButtonLink>
      <ul className="flex flex-wrap justify-center gap-x-6">
        <Also to={paths.browse()} name="Browse Collection" />
        <Also to={paths.designerPackages()} name="Designer packages" />
        <Also to={paths.customDesign()} name="Custom design" />
      </ul>
    </div>
  )
}

/** Something hung here once. */
function EmptyFrame() {
  return (
    <svg
      viewBox="0 0 120 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-32 text-muted lg:w-40"
    >
      <path d="M60 6 26 37M60 6l34 22M14 40l90-13 8 54-90 13ZM24 47l72-10 6 37-72 10Z" />
      <circle cx="60" cy="5" r="2.5" className="fill-koa stroke-none" />
    </svg>
  )
}

function Also({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        {name}
      </Link>
    </li>
  )
}
