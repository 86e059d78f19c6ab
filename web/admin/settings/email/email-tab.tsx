import { letterTemplateNames } from '#domain/emails/letter-templates.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft, Store } from '../use-settings-form.ts'
import { LetterTemplate } from './letter-template.tsx'

type EmailTabProps = { draft: SettingsDraft; store: Store }

/** Where the studio gets its mail, when it is warned, and the words of three letters. */
export function EmailTab({ draft, store }: EmailTabProps) {
  const { form, typed } = draft
  return (
    <>
      {!store.canSend && <CannotSend />}
      <SettingsGroup
        title="Studio"
        line="Where new orders, quote requests and payment evidence are reported."
      >
        <Field label="Admin email" type="email" autoComplete="off" {...form.field('email.adminEmail')} />
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
