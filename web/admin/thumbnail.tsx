import { Icon } from '#kit/browser/ui/icon.tsx'

/** A small square picture in a list, or its place. */
export function Thumbnail({ image }: { image: string | undefined }) {
  const look = 'size-12 shrink-0 rounded-picture bg-plinth'
  if (image === undefined)
    return (
      <span className={`${look} flex items-center justify-center text-muted`}>
        <Icon name="image" />
      </span>
    )
  return <img src={image} alt="" width={48} height={48} loading="lazy" className={`${look} object-cover`} />
}
