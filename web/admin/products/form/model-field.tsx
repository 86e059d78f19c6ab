import { useId, useState } from 'react'
import { mayCarryName, uploadRules } from '#kit/core/files/file-kind.ts'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'

const rule = uploadRules.model

type ModelFieldProps = {
  label: string
  name: string
  address: string
  file: File | undefined
  error: string | undefined
  onAddress: (address: string) => void
  onFile: (file: File | undefined) => void
}

/** A 3D model as a file, or its address. */
export function ModelField({ label, name, address, file, error, onAddress, onFile }: ModelFieldProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()

  function pick(picked: File | undefined) {
    if (!picked) return
    const wrong = mayCarryName(rule, picked.name) ? undefined : rule.wrongType
    const tooLarge = picked.size > rule.maxBytes ? rule.tooLarge : undefined
    setFault(wrong ?? tooLarge)
    if (!wrong && !tooLarge) onFile(picked)
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <PlainField
        label={label}
        optional
        name={name}
        value={file ? `${file.name}, ${fileSize(file.size)}` : address}
        readOnly={file !== undefined}
        placeholder="https://"
        maxLength={500}
        error={error ?? fault}
        onChange={({ target }) => onAddress(target.value)}
        className="min-w-56 grow"
      />
      {file ? (
        <IconButton icon="close" label={`Remove the file of ${label}`} onClick={() => onFile(undefined)} />
      ) : (
        <>
          <input
            id={id}
            type="file"
            accept={rule.extensions.join(',')}
            aria-label={`Upload a GLB file for ${label}`}
            onChange={({ target }) => {
              pick(target.files?.[0])
              target.value = ''
            }}
            className="sr-only"
          />
          <label htmlFor={id} className={buttonLook('secondary', 'compact', 'file-pick')}>
            Upload GLB
          </label>
        </>
      )}
    </div>
  )
}
