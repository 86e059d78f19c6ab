import { type ComponentProps, useRef } from 'react'
import { TextArea } from '#kit/browser/ui/text-area.tsx'

type AreaProps = ComponentProps<typeof TextArea>
type LetterTextProps = Omit<AreaProps, 'ref'> & {
  /** The field of its form, with `ref`. */
  field: Pick<AreaProps, 'name' | 'onBlur' | 'onChange' | 'error'> & {
    ref: (element: HTMLTextAreaElement | null) => void
  }
  text: string
  write: (words: string) => void
  placeholders: readonly string[]
}

/** The words of a letter, and what can be filled in, each put into the text where it was last written. */
export function LetterText({
  field: { ref, ...field },
  text,
  write,
  placeholders,
  ...rest
}: LetterTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)

  function insert(name: string) {
    const placeholder = `{${name}}`
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {}
    write(text.slice(0, from) + placeholder + text.slice(to))
    area.current?.focus()
    area.current?.setSelectionRange(from + placeholder.length, from + placeholder.length)
  }

  return (
    <>
      <TextArea
        {...rest}
        {...field}
        ref={(element) => {
          ref(element)
          area.current = element
        }}
      />
      <fieldset>
        <legend className="mb-2 text-sm text-muted">Insert what is filled in for each customer</legend>
        <div className="flex flex-wrap gap-2">
          {placeholders.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => insert(name)}
              className="min-h-11 rounded-control border border-line px-2.5 text-sm transition hover:border-ink hover:bg-sand pointer-fine:min-h-8"
            >
              {`{${name}}`}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}
