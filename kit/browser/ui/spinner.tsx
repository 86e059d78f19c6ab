import { Icon } from './icon.tsx'

/** Something is on its way and its shape is not known; a skeleton is better where it is. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <output className="flex items-center justify-center gap-3 py-12 text-muted">
      <Icon name="spinner" className="size-6 animate-spin" />
      <span>{label}</span>
    </output>
  )
}
