import { Notice } from './notice.tsx'

/** What went wrong with a whole form, above its fields. */
export function FormError({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Notice tone="bad">{message}</Notice>
}
