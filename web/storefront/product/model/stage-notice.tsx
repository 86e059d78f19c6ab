import { Icon } from '#kit/browser/ui/icon.tsx'

/** Why there is no 3D, in place of it. */
export function StageNotice({ words }: { words: string }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-plinth p-8"
    >
      <Icon name="cube" className="size-8 text-muted" />
      <p className="max-w-80 text-center text-balance">{words}</p>
    </div>
  )
}
