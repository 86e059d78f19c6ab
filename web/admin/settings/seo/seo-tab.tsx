import type { SettingsTyped } from '#contract/settings-form.ts'
import { filledIn, nameFacts } from '#domain/content/facts.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { PicturePicker } from '../picture-picker.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { useShop } from '#web/shop/shop.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'

/** About as much of each as a search engine shows. */
const TITLE_LENGTH = 60

const DESCRIPTION_LENGTH = 160

type TabProps = { draft: SettingsDraft }

/** What search engines and link previews show, and who counts the visits. */
export function SeoTab({ draft }: TabProps) {
  return (
    <>
      <SearchEngines draft={draft} />
      <SettingsGroup
        title="Link previews"
        line="What messengers and social pages show of a link to the shop."
      >
        <PicturePicker
          draft={draft}
          name="ogImage"
          address="seo.ogImageUrl"
          rule="shopPicture"
          label="Share image"
          hint="1200x630 recommended; another shape is cut to it. Products show their own picture. PNG, JPEG, WebP or AVIF, up to 5 MB."
          frame="h-[63px] w-[120px]"
        />
        <SharePreview draft={draft} />
      </SettingsGroup>
      <Analytics draft={draft} />
    </>
  )
}

function SearchEngines({ draft }: TabProps) {
  const { form, typed } = draft
  return (
    <SettingsGroup title="Search engines" line="How the first page of the shop is listed.">
      <PlainField
        label="Title"
        hint="{storeName} stands for the name of the shop, {homes} for whose homes you furnish."
        {...form.field('seo.metaTitle')}
      />
      <TextArea
        label="Description"
        rows={3}
        hint={descriptionLength(descriptionOf(typed))}
        {...form.field('seo.metaDescription')}
      />
      <SearchPreview title={titleOf(typed)} description={descriptionOf(typed)} />
      <PlainField
        label="Keywords"
        optional
        hint="Joined by commas, on every page. Most search engines pass them over."
        {...form.field('seo.siteKeywords')}
      />
      <Checkbox
        label="Offer a sitemap"
        hint="On: /sitemap.xml lists every public page and robots.txt names it. Off: there is none."
        {...form.field('seo.enableSitemap')}
      />
    </SettingsGroup>
  )
}

function Analytics({ draft: { form } }: TabProps) {
  return (
    <SettingsGroup
      title="Google Analytics"
      line="The shop counts its own visits, without cookies, under Sales Reports. This counts them with Google as well."
    >
      <PlainField
        label="Measurement ID"
        optional
        placeholder="G-AB12CD34EF"
        hint="Empty: nothing is loaded from Google. With an ID, pages of the shop (never the back office) load Google’s script and tell it which page is read. Consent is set to denied, so it stores no cookies; whoever sends Global Privacy Control is not counted."
        spellCheck={false}
        {...form.field('seo.googleAnalyticsId')}
      />
    </SettingsGroup>
  )
}

function titleOf({ seo, general }: SettingsTyped): string {
  return filledIn(seo.metaTitle, nameFacts(general))
}

function descriptionOf({ seo, general }: SettingsTyped): string {
  return filledIn(seo.metaDescription, nameFacts(general))
}

/** The first page of the shop as a search result. */
function SearchPreview({ title, description }: { title: string; description: string }) {
  const { origin } = useShop()
  return (
    <figure className="rounded-control border border-line p-4">
      <figcaption className="mb-3 text-sm text-muted">As a search result</figcaption>
      <p className="truncate text-sm">{new URL(origin).host}</p>
      <p className="text-lg leading-snug text-lagoon">{cut(title, TITLE_LENGTH)}</p>
      <p className="mt-1 text-sm text-muted">{cut(description, DESCRIPTION_LENGTH)}</p>
    </figure>
  )
}

function cut(text: string, length: number): string {
  const letters = Array.from(text.trim())
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()} …` : letters.join('')
}

/** The first page of the shop as a link that somebody shares. */
function SharePreview({ draft: { typed, pictures } }: { draft: SettingsDraft }) {
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
          <p className="line-clamp-2 font-medium">{titleOf(typed)}</p>
          <p className="line-clamp-2 text-sm text-muted">{descriptionOf(typed)}</p>
        </div>
      </div>
    </figure>
  )
}

/** What search engines show whole. */
const FEWEST = 150
const MOST = 160

/** How long a description is, and whether that is a good length. */
export function descriptionLength(description: string): string {
  const length = Array.from(description.trim()).length
  return `${length} characters${remark(length)}. ${FEWEST}-${MOST} are recommended.`
}

function remark(length: number): string {
  if (length < FEWEST) return `, ${FEWEST - length} fewer than recommended`
  return length > MOST ? `, ${length - MOST} more than recommended` : ''
}
