import { useLocation } from '#kit/browser/router/router.ts'
import { useShop } from './shop.ts'

type PageHeadProps = {
  title: string
  /** The title says the shop's name itself, so that it is not added. */
  isWholeTitle?: boolean
  description?: string
  /** Path of a picture for previews. */
  image?: string
  /** Where the page has several addresses, the one that counts. */
  canonical?: string
  /** Keeps private pages and dead ends out of search engines. */
  noindex?: boolean
}

/** Title, description and preview of a page; React puts them into the document's head. */
export function PageHead({
  title,
  isWholeTitle = false,
  description,
  image,
  canonical,
  noindex = false,
}: PageHeadProps) {
  const { settings, origin } = useShop()
  const { pathname } = useLocation()
  const words = description ?? settings.seo.metaDescription
  const picture = image ?? settings.seo.ogImageUrl
  return (
    <>
      <title>{isWholeTitle ? title : `${title} · ${settings.storeName}`}</title>
      <meta name="description" content={words} />
      {settings.seo.siteKeywords !== '' && <meta name="keywords" content={settings.seo.siteKeywords} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:site_name" content={settings.storeName} />
      {picture !== '' && <meta property="og:image" content={new URL(picture, origin).href} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={new URL(canonical ?? pathname, origin).href} />
      )}
    </>
  )
}
