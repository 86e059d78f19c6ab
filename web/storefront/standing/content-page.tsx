import { useLoaderData } from '#kit/browser/router/router.ts'
import { DrawnSections } from '#web/content/drawn-sections.tsx'
import { OwnerText } from '#web/content/owner-text.tsx'
import { useShop } from '#web/shop/shop.ts'
import type { PublishedPage } from './content-loader.ts'
import { OtherPolicies } from './other-policies.tsx'
import { SectionNav } from './section-nav.tsx'
import { StandingHead } from './standing-head.tsx'

/** From so many sections on a page has a list of them. */
const MANY_SECTIONS = 3

/** A page of words: its title and what it begins with, then its sections beside a list of them. */
export default function ContentPage() {
  const { title, description, path, lead, sections } = useLoaderData<() => Promise<PublishedPage>>()
  const { seo } = useShop().settings
  return (
    <>
      <StandingHead title={title} description={description || seo.metaDescription} path={path} />
      <header className="bg-sand">
        <div className="wrap grid gap-6 py-10 lg:gap-10 lg:py-20 print:py-4">
          <h1 className="title-hero wrap-anywhere">{title}</h1>
          {sections.length > 0 && lead !== '' && <OwnerText html={lead} />}
        </div>
      </header>
      {sections.length > 0 ? (
        <Sections sections={sections} />
      ) : (
        <div className="wrap py-10 lg:py-16 print:py-4">
          <OwnerText html={lead} />
        </div>
      )}
      <OtherPolicies path={path} />
    </>
  )
}

function Sections({ sections }: Pick<PublishedPage, 'sections'>) {
  if (sections.length < MANY_SECTIONS)
    return (
      <div className="wrap lg:pt-10">
        <DrawnSections sections={sections} />
      </div>
    )
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-10 xl:gap-x-20 print:block">
      <SectionNav sections={sections} />
      <DrawnSections sections={sections} />
    </div>
  )
}
