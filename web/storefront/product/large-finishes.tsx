import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { swatchesOf } from '#web/products/swatch.tsx'

/** Pictures of materials by the class that shows them small. */
const pictures = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../products/swatches/*.webp', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [path.replace(/^.*\/(.+)\.webp$/, 'swatch-$1'), address]),
)

type LargeFinishesProps = { names: readonly string[]; open: boolean; onClose: () => void }

/** Finishes as large as a hand, in halves where one is two materials. */
export default function LargeFinishes({ names, open, onClose }: LargeFinishesProps) {
  const shown = names.filter((name) => swatchesOf(name).length > 0)
  return (
    <Dialog open={open} onClose={onClose} title="Finishes" look="wide">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {shown.map((name) => (
          <li key={name}>
            <div className="flex aspect-square overflow-hidden rounded-picture">
              {swatchesOf(name).map((swatch) => (
                <Material key={swatch} swatch={swatch} />
              ))}
            </div>
            <p className="mt-2">{name}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">
        Screens differ: free swatches show a finish in the light of your own rooms.
      </p>
    </Dialog>
  )
}

/** A paint has no picture: its color is all there is to see. */
function Material({ swatch }: { swatch: string }) {
  const address = pictures[swatch]
  if (address === undefined) return <span className={`${swatch} grow basis-0 bg-(--shade)`} />
  return (
    <img src={address} alt="" width={420} height={420} className="h-full min-w-0 grow basis-0 object-cover" />
  )
}
