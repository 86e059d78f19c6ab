import { useEffect, useRef, type ReactNode } from 'react'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { VisuallyHidden } from '#kit/browser/ui/visually-hidden.tsx'
import { EmailTab } from './email/email-tab.tsx'
import { GeneralTab } from './general/general-tab.tsx'
import { PaymentTab } from './payment/payment-tab.tsx'
import { SaveBar } from './save-bar.tsx'
import { SeoTab } from './seo/seo-tab.tsx'
import { leavesOfErrors } from './settings-faults.ts'
import { sectionIds, sectionOf, sections, type SectionId } from './settings-sections.ts'
import { ShippingTab } from './shipping/shipping-tab.tsx'
import { useSettingsForm, type SettingsDraft, type Store } from './use-settings-form.ts'

/** The five tabs as one form with one button: what is typed on one tab stays while another is looked at. */
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
  }
  const tabs = sections.map(({ id, label }) => ({
    id,
    label: <TabLabel label={label} faults={faults[id] ?? 0} />,
    panel: panels[id],
  }))

  return (
    <Form onSubmit={form.onSubmit}>
      <LeaveGuard when={draft.isUnsaved && !form.busy} />
      <Tabs label="Store settings" tabs={tabs} {...tab} />
      <div className="max-w-2xl empty:hidden lg:ml-[21rem]">
        <FormError message={form.formError} />
      </div>
      <SaveBar draft={draft} />
    </Form>
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
  for (const path of leavesOfErrors(form.formState.errors)) {
    const section = sectionOf(path)
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
