import { useId, type ReactNode } from 'react'
import { uploadRules, type UploadRuleName } from '#kit/core/files/file-kind.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'
import type { PictureName } from './settings-sections.ts'
import type { SettingsDraft } from './use-settings-form.ts'

type PicturePickerProps = {
  draft: SettingsDraft
  name: PictureName
  /** The setting that holds the address of the picture there is. */
  address: 'general.logoUrl' | 'general.faviconUrl' | 'seo.ogImageUrl'
  rule: UploadRuleName
  label: string
  hint: ReactNode
  /** How large the preview is. */
  frame: string
}

/** A picture of the shop: the one there is, or the one that is about to be saved, with ways to change and remove it. */
export function PicturePicker({ draft, name, address, rule, label, hint, frame }: PicturePickerProps) {
  const id = useId()
  const { form, pictures } = draft
  const picked = pictures[name]
  const pickedUrl = useObjectUrl(picked)
  const stored = form.watch(address)
  const error = form.error(name as never)

  async function pick(file: File) {
    const fault = await uploadFault(file, rule)
    draft.pick(name, fault === undefined ? file : undefined, fault)
  }
  function remove() {
    if (picked) draft.pick(name, undefined)
    else form.setValue(address, '', { shouldDirty: true })
  }

  const src = pickedUrl ?? stored
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={classes(
            'flex shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sand',
            frame,
          )}
        >
          {src === '' ? (
            <Icon name="image" className="size-6 text-muted" />
          ) : (
            <img
              src={src}
              alt={`${label} as it is ${picked ? 'chosen' : 'now'}`}
              className="size-full object-contain"
            />
          )}
        </span>
        <input
          id={id}
          name={name}
          type="file"
          accept={uploadRules[rule].extensions.join(',')}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={({ target }) => {
            if (target.files?.[0]) void pick(target.files[0])
            target.value = ''
          }}
          className="sr-only"
        />
        <label htmlFor={id} className={buttonLook('secondary', 'compact', 'file-pick')}>
          {src === '' ? 'Choose image' : 'Replace'}
        </label>
        {src !== '' && (
          <Button
            variant="quiet"
            size="compact"
            onClick={remove}
            aria-label={`Remove ${label.toLowerCase()}`}
          >
            Remove
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {hint}
      </p>
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  )
}
