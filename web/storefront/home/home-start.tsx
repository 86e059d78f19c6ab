import type { ReactNode } from 'react'
import type { Picture } from '#contract/products.ts'
import { Link } from '#kit/browser/router/router.ts'
import { RoomSpots } from '#web/packages/room-spots.tsx'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { paths } from '#web/paths.ts'
import type { HomeRoom, HomeWords } from './home-words.ts'
import { RoomPicture } from './room-picture.tsx'

type HomeStartProps = Pick<HomeWords, 'rooms' | 'packagePicture'> & { piece: Picture | undefined }

/** Between welcome and collection: three ways in, and rooms whose pieces lead to their pages. */
export default function HomeStart({ rooms, packagePicture, piece }: HomeStartProps): ReactNode {
  return (
    <>
      <Doors packages={packagePicture} piece={piece} />
      {rooms.length > 0 && <Rooms rooms={rooms} />}
    </>
  )
}

const DOOR_SIZES = pictureSizes(34, '(width >= 85rem) 26rem, (width >= 40rem) 31vw')
const doorPicture = { sizes: DOOR_SIZES, alt: '', className: 'size-full object-cover' }

function Doors({ packages, piece }: { packages: Picture | undefined; piece: Picture | undefined }) {
  return (
    <section aria-label="Ways to furnish a home" className="wrap pt-8 lg:pt-12">
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {piece && (
          <Door to="#collection" name="Pieces" line="One by one, in the finish you choose.">
            <ProductPicture {...doorPicture} picture={piece} />
          </Door>
        )}
        {packages && (
          <Door to={paths.designerPackages()} name="Packages" line="Rooms and homes, chosen to be together.">
            <ProductPicture {...doorPicture} picture={packages} />
          </Door>
        )}
        <Door
          to={paths.customDesign()}
          name="A home drawn for you"
          line="A designer begins at your floor plan."
        >
          <RoomPicture {...doorPicture} room="custom-design" />
        </Door>
      </ul>
    </section>
  )
}

type DoorProps = { to: string; name: string; line: string; children: ReactNode }

/** On a phone a row, so that all three are seen at once. */
function Door({ to, name, line, children }: DoorProps) {
  return (
    <li className="group relative flex items-center gap-4 sm:block">
      <div className="aspect-[4/3] w-28 shrink-0 overflow-hidden rounded-picture bg-plinth sm:aspect-[3/2] sm:w-full">
        {children}
      </div>
      <div>
        <h2 className="title-piece sm:mt-4">
          <Link
            to={to}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-0.5 text-muted">{line}</p>
      </div>
    </li>
  )
}

const ROOM_SIZES = pictureSizes(94, '(width >= 85rem) 40rem, (width >= 48rem) 46vw')

function Rooms({ rooms }: { rooms: readonly HomeRoom[] }) {
  return (
    <section aria-labelledby="rooms" className="wrap section-space">
      <h2 id="rooms" className="title-page">
        Rooms
      </h2>
      <p className="mt-2 text-lg">Every piece in them can be had by itself.</p>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-8">
        {rooms.map((room) => (
          <li key={room.id}>
            <Room room={room} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Room({ room: { id, name, rooms, picture, pieces } }: { room: HomeRoom }) {
  return (
    <div>
      <div className="relative">
        <ProductPicture
          picture={picture}
          sizes={ROOM_SIZES}
          className="aspect-[3/2] w-full rounded-picture bg-plinth object-cover"
        />
        <RoomSpots {...picture} />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="title-piece">{rooms}</h3>
        <Link to={paths.designerPackage(id)} className="text-link target-44 text-sm">
          {name}
        </Link>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {pieces.map((piece) => (
          <li key={paths.product(piece.id, piece.finish)}>
            <Link
              to={paths.product(piece.id, piece.finish)}
              className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 transition hover:text-ink"
            >
              {piece.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
