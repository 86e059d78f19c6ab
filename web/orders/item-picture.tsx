import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

type ItemPictureProps = {
  image: string
  /** Its picture is wide, and begins with its main piece. */
  isPackage?: boolean
  className?: string
}

/** The small picture of a line; the words beside it say what it is. */
export function ItemPicture({ image, isPackage = false, className }: ItemPictureProps) {
  const look = classes('size-16 shrink-0 rounded-picture bg-plinth print:size-10', className)
  if (image === '')
    return (
      <span className={classes('flex items-center justify-center text-muted', look)}>
        <Icon name="image" />
      </span>
    )
  return (
    <img
      src={image}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={classes('object-cover', isPackage && 'object-left', look)}
    />
  )
}
