import type { ReactNode } from 'react'
import { useLoaderData } from '#kit/browser/router/router.ts'
import { OwnerText } from '#web/content/owner-text.tsx'
import { useShop } from '#web/shop/shop.ts'
import type { PublishedPage } from './content-loader.ts'
import { StandingHead } from './standing-head.tsx'

/** A page with the owner's words. */
function OwnerPage({ page: { title, description, html, path } }: { page: PublishedPage }) {
  const { seo } = useShop().settings
  return (
    <>
      <StandingHead title={title} description={description || seo.metaDescription} path={path} />
      <header className="bg-sand">
        <div className="wrap py-10 lg:py-20 print:py-4">
          <h1 className="title-hero wrap-anywhere">{title}</h1>
        </div>
      </header>
      <div className="wrap py-10 lg:py-16 lg:text-lg print:py-4 print:text-base">
        <OwnerText html={html} />
      </div>
    </>
  )
}

/** A standard page: what the owner wrote in its place, else as it came. */
export function StandardPage({ children }: { children: ReactNode }) {
  const page = useLoaderData<() => Promise<PublishedPage | null>>()
  return page ? <OwnerPage page={page} /> : children
}
