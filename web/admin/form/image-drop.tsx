import { useId, useState, type DragEvent } from 'react'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { uploadRules } from '#kit/core/files/file-kind.ts'

const { extensions } = uploadRules.productImage

type ImageDropProps = {
  onPick: (files: readonly File[]) => void
  isFirst: boolean
  hint: string
  button: string
}

/** Takes any number of pictures that are dropped or chosen. */
export function ImageDrop({ onPick, isFirst, hint, button }: ImageDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onPick([...event.dataTransfer.files])
  }
  return (
    // Dropping is the mouse's shortcut for the file field inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'relative grid justify-items-center gap-3 rounded-control border border-dashed px-6 text-center transition',
        isFirst ? 'py-10' : 'py-6',
        isOver ? 'border-lagoon bg-lagoon-soft' : 'border-edge',
      )}
    >
      <Icon name="image" className="size-8 text-muted" />
      <p className="text-sm text-muted">{hint}</p>
      <input
        id={id}
        type="file"
        name="images"
        multiple
        accept={extensions.join(',')}
        aria-describedby="section-images-error"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])])
          target.value = ''
        }}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <label htmlFor={id} className={buttonLook('secondary', 'compact', 'file-pick')}>
        {button}
      </label>
    </div>
  )
}
