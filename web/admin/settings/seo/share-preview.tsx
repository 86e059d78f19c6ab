import { useShop } from '#web/shop/shop.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'
import type { SettingsDraft } from '../use-settings-form.ts'

/** The first page of the shop as a link that somebody shares. */
export function SharePreview({ draft: { typed, pictures } }: { draft: SettingsDraft }) {
  const { origin } = useShop()
  const { seo } = typed
  const picked = useObjectUrl(pictures.ogImage)
  const src = picked ?? seo.ogImageUrl
  return (
    <figure>
      <figcaption className="mb-2 text-sm text-muted">As a shared link</figcaption>
      <div className="max-w-md overflow-hidden rounded-control border border-line">
        {src === '' ? (
          <div className="flex aspect-[1200/630] items-center justify-center bg-sand text-muted">
            <Icon name="image" className="size-8" />
          </div>
        ) : (
          <img src={src} alt="" className="aspect-[1200/630] w-full object-cover" />
        )}
        <div className="border-t border-line bg-sand p-4">
          <p className="truncate text-sm text-muted">{new URL(origin).host}</p>
          <p className="line-clamp-2 font-medium">{seo.metaTitle}</p>
          <p className="line-clamp-2 text-sm text-muted">{seo.metaDescription}</p>
        </div>
      </div>
    </figure>
  )
}
