import { useEffect, type RefObject } from 'react'

/** An open group of filters closes by Escape, which gives its name the focus back, and by a press elsewhere. */
export function useClosingGroups(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const openGroup = () => form.current?.querySelector<HTMLDetailsElement>('details[open]')

    function closeByPress({ target }: PointerEvent) {
      const group = openGroup()
      if (group && !group.contains(target as Node)) group.open = false
    }
    function closeByKey({ key }: KeyboardEvent) {
      const group = openGroup()
      if (key !== 'Escape' || !group) return
      group.open = false
      group.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeByPress)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeByPress)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [form])
}
