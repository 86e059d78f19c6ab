import { classes } from '#kit/browser/ui/classes.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'
import { MoveButtons } from '#kit/browser/list/move-buttons.tsx'
import type { OrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import { pictureKinds, type PictureKind } from '#domain/products/picture-kind.ts'
import type { DraftImage } from './draft-images.ts'
import { removes } from './use-focus-on-removal.ts'

const kindNames: Record<PictureKind, string> = {
  angle: 'From another side',
  front: 'From the front',
  room: 'In a room',
  material: 'Its material, close up',
  detail: 'A detail',
  scale: 'How large it is',
}
const kinds = pictureKinds.map((value) => ({ value, label: kindNames[value] }))

/** One way a product can be chosen. */
export type Combination = { key: string; label: string }

type ImageCardProps = {
  image: DraftImage
  place: { at: number; of: number }
  order: OrderByHand
  combinations: readonly Combination[]
  hasKind: boolean
  onWords: (words: Partial<Pick<DraftImage, 'alt' | 'variantKey' | 'kind'>>) => void
  onRemove: () => void
}

/** One picture with its short id, its description, what it shows, and its place among the others. */
export function ImageCard({ image, place, order, combinations, hasKind, onWords, onRemove }: ImageCardProps) {
  const { at } = place
  const picked = useObjectUrl(image.file)
  const label = shortId(image)
  return (
    <li
      {...order.dragging(image.id, at)}
      className={classes(
        'grid min-w-0 cursor-grab grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-control border border-line p-2 transition',
        order.isDragged(image.id) && 'opacity-50',
      )}
    >
      <img
        src={picked ?? image.thumbnail}
        alt=""
        draggable={false}
        className="aspect-square w-full rounded-picture bg-plinth object-cover"
      />
      <div className="flex items-center justify-between gap-1">
        <p className="min-w-0 truncate pl-1 text-sm text-muted tabular-nums">
          {at + 1}. <span title={image.file?.name}>{label}</span>
        </p>
        <div className="flex shrink-0">
          <MoveButtons thing={image.id} name={`image ${at + 1}`} place={place} order={order} runs="across" />
          <IconButton
            icon="trash"
            label={`Remove image ${at + 1}`}
            onClick={onRemove}
            {...removes}
            className="hover:text-red"
          />
        </div>
      </div>
      <PlainField
        label={`Description of image ${at + 1}`}
        hideLabel
        placeholder="What it shows"
        value={image.alt}
        maxLength={200}
        onChange={({ target }) => onWords({ alt: target.value })}
      />
      {combinations.length > 1 && (
        <Select
          label={`Variant that image ${at + 1} shows`}
          hideLabel
          placeholder="Shows every variant"
          choices={combinations.map(({ key, label: words }) => ({ value: key, label: words }))}
          value={combinations.some(({ key }) => key === image.variantKey) ? image.variantKey : ''}
          onChange={({ target }) => onWords({ variantKey: target.value })}
        />
      )}
      {hasKind && (
        <Select
          label={`Kind of image ${at + 1}`}
          hideLabel
          placeholder="Shows the piece"
          choices={kinds}
          value={image.kind}
          onChange={({ target }) =>
            onWords({ kind: pictureKinds.find((kind) => kind === target.value) ?? '' })
          }
        />
      )}
    </li>
  )
}

/** The last 8 characters of a picture's id; of a picked file, its name. */
function shortId({ base, file }: DraftImage): string {
  return file?.name ?? base.slice(-8)
}
