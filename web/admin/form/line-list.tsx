import type { ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { FormSection } from './form-section.tsx'
import { removes, useFocusOnRemoval } from './use-focus-on-removal.ts'

type Line = { id: string }

type LineListProps<One extends Line> = {
  title: string
  /** What these lines are for. */
  line: string
  part: string
  error: string | undefined
  /** What one line is called: "Feature". */
  one: string
  /** What the button says that adds one. */
  add: string
  lines: readonly One[]
  empty: () => One
  set: (lines: One[]) => void
  /** Of each line, which ends with the button that removes it. */
  className: string
  /** Its fields. */
  children: (line: One, at: number, change: (changed: Partial<One>) => void) => ReactNode
}

/** A part of a form that is a list of short lines; there is always one to write into. */
export function LineList<One extends Line>(props: LineListProps<One>) {
  const { title, line, part, error, one, add, lines, empty, set, className, children } = props

  const focusAfter = useFocusOnRemoval(part)

  function remove(id: string, at: number) {
    focusAfter(at)
    const left = lines.filter((other) => other.id !== id)
    set(left.length > 0 ? left : [empty()])
  }
  return (
    <FormSection title={title} line={`${line} Empty lines are left out.`} part={part} error={error}>
      <ul className="grid gap-2">
        {lines.map((own, at) => (
          <li key={own.id} className={className}>
            {children(own, at, (changed) =>
              set(lines.map((other) => (other.id === own.id ? { ...other, ...changed } : other))),
            )}
            <IconButton
              icon="close"
              label={`Remove ${one.toLowerCase()} ${at + 1}`}
              onClick={() => remove(own.id, at)}
              {...removes}
              className="max-sm:order-2"
            />
          </li>
        ))}
      </ul>
      <AddButton words={add} onAdd={() => set([...lines, empty()])} />
    </FormSection>
  )
}

/** Adds another one at the end of a list. */
export function AddButton({ words, onAdd }: { words: string; onAdd: () => void }) {
  return (
    <div>
      <Button variant="secondary" size="compact" icon="plus" onClick={onAdd}>
        {words}
      </Button>
    </div>
  )
}
