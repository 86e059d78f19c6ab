import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { PicturePicker } from '../picture-picker.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { descriptionLength } from './description-length.ts'
import { SearchPreview } from './search-preview.tsx'
import { SharePreview } from './share-preview.tsx'

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
      <Field label="Title" autoComplete="off" {...form.field('seo.metaTitle')} />
      <TextArea
        label="Description"
        rows={3}
        hint={descriptionLength(typed.seo.metaDescription)}
        {...form.field('seo.metaDescription')}
      />
      <SearchPreview title={typed.seo.metaTitle} description={typed.seo.metaDescription} />
      <Field
        label="Keywords"
        optional
        hint="Joined by commas, on every page. Most search engines pass them over."
        autoComplete="off"
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
      <Field
        label="Measurement ID"
        optional
        placeholder="G-AB12CD34EF"
        hint="Empty: nothing is loaded from Google. With an ID, pages of the shop (never the back office) load Google’s script and tell it which page is read. Consent is set to denied, so it stores no cookies; whoever sends Global Privacy Control is not counted."
        autoComplete="off"
        spellCheck={false}
        {...form.field('seo.googleAnalyticsId')}
      />
    </SettingsGroup>
  )
}
