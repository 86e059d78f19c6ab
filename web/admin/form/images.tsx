import { useState } from 'react'
import { MAX_PRODUCT_IMAGES } from '#contract/product-form.ts'
import { useOrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import { type DraftImage, picturesPicked } from './draft-images.ts'
import { FormSection } from './form-section.tsx'
import { type Combination, ImageCard } from './image-card.tsx'
import { ImageDrop } from './image-drop.tsx'
import { useFocusOnRemoval } from './use-focus-on-removal.ts'

type ImagesProps = {
  images: readonly DraftImage[]
  /** The combinations of which a picture can show one. */
  combinations?: readonly Combination[]
  /** Whether one says what a picture is for. */
  hasKinds?: boolean
  error: string | undefined
  onChange: (images: DraftImage[]) => void
}

const NONE: readonly Combination[] = []

/** Pictures, in the order in which the shop shows them; the first is on the card. */
export function Images({ images, combinations = NONE, hasKinds = false, error, onChange }: ImagesProps) {
  const order = useOrderByHand(images, ({ id }) => id, onChange)
  const focusAfter = useFocusOnRemoval('images')
  const [fault, setFault] = useState<string>()

  function add(files: readonly File[]) {
    const picked = picturesPicked(files, images)
    setFault(picked.fault)
    if (picked.images.length > 0) onChange([...images, ...picked.images])
  }
  return (
    <FormSection
      title="Images"
      line="The first is on its card. Drag them into order, or use the arrows."
      part="images"
      error={fault ?? error}
    >
      <output className="sr-only">{order.news}</output>
      {images.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {images.map((image, at) => (
            <ImageCard
              key={image.id}
              image={image}
              place={{ at, of: images.length }}
              order={order}
              combinations={combinations}
              hasKind={hasKinds}
              onWords={(words) =>
                onChange(images.map((other) => (other.id === image.id ? { ...other, ...words } : other)))
              }
              onRemove={() => {
                focusAfter(at)
                onChange(images.filter((other) => other.id !== image.id))
              }}
            />
          ))}
        </ol>
      )}
      {images.length < MAX_PRODUCT_IMAGES && (
        <ImageDrop
          isFirst={images.length === 0}
          onPick={add}
          button={images.length === 0 ? 'Choose images' : 'Add images'}
          hint={`Drop images here, or choose them. PNG, JPEG, WebP or AVIF, up to 5 MB each, ${MAX_PRODUCT_IMAGES} at most.`}
        />
      )}
    </FormSection>
  )
}
