import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'

/** A chosen plan that is a picture, large enough to see whether its dimensions can be read. */
export function PlanPreview({ file }: { file: File }) {
  const picture = useObjectUrl(file.type.startsWith('image/') ? file : undefined)
  if (picture === undefined) return null
  return (
    <figure className="grid grid-cols-1 gap-2">
      <img
        src={picture}
        alt={`Your floor plan: ${file.name}`}
        className="max-h-96 w-full rounded-picture border border-line bg-paper object-contain p-3"
      />
      <figcaption className="text-sm text-muted">Can you read the dimensions? Then so can we.</figcaption>
    </figure>
  )
}
