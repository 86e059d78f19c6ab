import { Icon } from './icon.tsx'

/** What is wrong with a field, in red under it, and read out when it appears. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="text-sm text-red not-empty:mt-1.5 not-empty:flex not-empty:gap-1.5"
    >
      {message !== undefined && (
        <>
          <Icon name="alert" className="mt-0.5 size-4" />
          {message}
        </>
      )}
    </p>
  )
}
