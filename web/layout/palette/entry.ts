import type { IconName } from '#kit/browser/ui/icon.tsx'

/** One place that the palette leads to. */
export type Entry = {
  /** Unique in the list. */
  id: string
  title: string
  /** What tells it from others of the same name. */
  detail?: string
  to: string
  icon: IconName
}

export type EntryGroup = { title: string; entries: Entry[] }
