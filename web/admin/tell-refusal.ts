import { toast } from '#kit/browser/ui/toast.ts'

/** Says in the corner why something was refused, unless a window is open: that says it where it was asked. */
export function tellRefusal(message: string): void {
  if (document.querySelector('dialog[open]') === null) toast.error(message)
}
