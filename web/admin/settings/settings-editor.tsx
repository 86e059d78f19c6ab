import { useEffect, useRef, type ReactNode } from 'react'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { VisuallyHidden } from '#kit/browser/ui/visually-hidden.tsx'
import { GeneralTab } from './general/general-tab.tsx'
import { PaymentTab } from './payment/payment-tab.tsx'
import { SearchTab } from './search/search-tab.tsx'
import { SeoTab } from './seo/seo-tab.tsx'
import { faultsIn } from '../form/error-summary.tsx'
import { sectionIds, sectionOf, sections, type SectionId } from './settings-sections.ts'
import { ShippingTab } from './shipping/shipping-tab.tsx'
import { useSettingsForm, type SettingsDraft, type Store } from './use-settings-form.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { letterTemplateNames } from '#domain/emails/letter-templates.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { useFocusWhenLost } from '../form/use-focus-on-removal.ts'
import { SettingsSearch } from './settings-search.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { LetterTemplate } from './email/letter-template.tsx'

/** The six tabs as one form with one button: what is typed on one tab stays while another is looked at. */
export function SettingsEditor({ store }: { store: Store }) {
  const draft = useSettingsForm(store)
  const tab = useTabInUrl(sectionIds)
  const { form } = draft
  const faults = faultsBySection(draft)
  useTabOfFault(form.formState.submitCount, faults, tab)
  useTabInView(tab.selected)

  const panels: Record<SectionId, ReactNode> = {
    general: <GeneralTab draft={draft} />,
    shipping: <ShippingTab draft={draft} />,
    payment: <PaymentTab draft={draft} />,
    email: <EmailTab draft={draft} store={store} />,
    seo: <SeoTab draft={draft} />,
    search: <SearchTab draft={draft} />,
  }
  const tabs = sections.map(({ id, label }) => ({
    id,
    label: <TabLabel label={label} faults={faults[id] ?? 0} />,
    panel: panels[id],
  }))

  return (
    <>
      <SettingsSearch {...tab} />
      <Form onSubmit={form.onSubmit}>
        <LeaveGuard when={draft.isUnsaved && !form.busy} />
        <Tabs label="Store settings" tabs={tabs} {...tab} />
        <div className="max-w-2xl empty:hidden lg:ml-[21rem]">
          <FormError message={form.formError} />
        </div>
        <SaveBar draft={draft} />
      </Form>
    </>
  )
}

function TabLabel({ label, faults }: { label: string; faults: number }) {
  if (faults === 0) return label
  return (
    <span className="inline-flex items-center gap-2">
      {label}
      <Badge tone="bad">
        {faults}
        <VisuallyHidden>{faults === 1 ? ' field to correct' : ' fields to correct'}</VisuallyHidden>
      </Badge>
    </span>
  )
}

type Faults = Partial<Record<SectionId, number>>

function faultsBySection({ form }: SettingsDraft): Faults {
  const faults: Faults = {}
  for (const { name } of faultsIn(form.formState.errors)) {
    const section = sectionOf(name)
    if (section) faults[section] = (faults[section] ?? 0) + 1
  }
  return faults
}

type OpenTab = ReturnType<typeof useTabInUrl>

/** After a save that was refused, the first tab with something to correct is open, and its field has the focus. */
function useTabOfFault(submitCount: number, faults: Faults, { selected, onSelect }: OpenTab) {
  const lastCount = useRef(submitCount)
  const isAwaited = useRef(false)
  const wrong = sectionIds.filter((id) => faults[id] !== undefined)
  const isOpen = wrong.some((id) => id === selected)
  const [first] = wrong

  useEffect(() => {
    if (first === undefined) return
    if (lastCount.current !== submitCount) {
      lastCount.current = submitCount
      isAwaited.current = true
      if (!isOpen) onSelect(first)
    }
    // The other tab is open with a later drawing.
    if (!isAwaited.current || !isOpen) return
    isAwaited.current = false
    document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [aria-invalid=true]')?.focus()
  })
}

/** On a phone the tabs are wider than the screen. */
function useTabInView(selected: string | undefined) {
  useEffect(() => {
    const tab = document.querySelector(`[role=tab][data-tab="${selected}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [selected])
}

/** Always in view: what is not saved yet, and the one button that saves it. */
function SaveBar({ draft: { form, unsavedTabs, isUnsaved, discard } }: { draft: SettingsDraft }) {
  const news = useFocusWhenLost<HTMLOutputElement>(!isUnsaved)
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 -mb-16 border-t border-line bg-paper px-4 py-3 md:-mx-6 md:px-6 xl:-mx-8 xl:px-8">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output ref={news} tabIndex={-1} className="mr-auto text-sm text-muted max-sm:basis-full">
          {isUnsaved
            ? `Not saved yet: ${unsavedTabs.map(({ label }) => label).join(', ')}`
            : 'All changes saved'}
        </output>
        {isUnsaved && !form.busy && (
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        )}
        <Button disabled={!isUnsaved} busy={form.busy} busyText="Saving...">
          Save Changes
        </Button>
      </div>
    </div>
  )
}

type EmailTabProps = { draft: SettingsDraft; store: Store }

/** Where the studio gets its mail, when it is warned, and the words of three letters. */
function EmailTab({ draft, store }: EmailTabProps) {
  const { form, typed } = draft
  return (
    <>
      {!store.canSend && <CannotSend />}
      <SettingsGroup
        title="Studio"
        line="Where new orders, quote requests and payment evidence are reported."
      >
        <PlainField label="Admin email" type="email" {...form.field('email.adminEmail')} />
        <Checkbox
          label="Warn of low stock"
          hint="At most one email an hour, with every piece that has fallen since the last."
          {...form.field('email.notifyLowStock')}
        />
        {typed.email.notifyLowStock && (
          <Field
            label="Low stock threshold"
            hint="A piece is low when so many are left, or fewer."
            className="max-w-64"
            {...form.number('email.lowStockThreshold')}
          />
        )}
      </SettingsGroup>
      {letterTemplateNames.map((template) => (
        <LetterTemplate
          key={template}
          draft={draft}
          template={template}
          standard={store.standardLetters[template]}
        />
      ))}
    </>
  )
}

function CannotSend() {
  return (
    <Notice tone="warn" className="mb-6">
      No mail server is set up, so emails wait under Emails. Start the shop with SMTP_URL and MAIL_FROM and
      they go out in order.
    </Notice>
  )
}
