import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { itemsText } from '#kit/core/items-text.ts'
import { shortPackageName, wholeDollars, packagePrice } from '#web/packages/package-words.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { useShop, useShopPackages } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import { FINAL_ITEMS, deliveryTimes } from '#domain/policies.ts'
import { ShortText } from '#web/content/short-text.tsx'
import { CustomDesignTeaser } from './custom-design-teaser.tsx'
import type { HomeWords } from './home-words.ts'
import { RoomPicture } from './room-picture.tsx'

/** Under the collection: whole homes, styles, the design service and the terms in short. */
export default function HomeSections({
  sections: [packages, styles, design],
}: Pick<HomeWords, 'sections'>): ReactNode {
  return (
    <>
      {packages && <PackagesTeaser words={packages} />}
      {styles && <StyleBoards words={styles} />}
      {design && <CustomDesignTeaser words={{ ...design, id: 'custom-design' }} picture="max-w-xl" />}
      <GoodToKnow />
    </>
  )
}

const SIZES = pictureSizes(94, '(width >= 85rem) 48rem, (width >= 64rem) 57vw, (width >= 40rem) 94vw')

type Words = { words: HomeWords['sections'][number] }

/** Whole homes at one price. */
function PackagesTeaser({ words: { title, html } }: Words) {
  return (
    <section
      aria-labelledby="packages"
      className="wrap section-space grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <RoomPicture room="settee" sizes={SIZES} className="aspect-[3/2] w-full rounded-picture" />
      <div className="grid justify-items-start gap-5">
        <h2 id="packages" className="title-page">
          {title}
        </h2>
        <ShortText html={html} className="max-w-[46ch] text-lg" />
        <Homes />
        <ButtonLink to={paths.designerPackages()}>See designer packages</ButtonLink>
      </div>
    </section>
  )
}

function Homes() {
  const homes = useShopPackages('pre-designed')
  if (homes.length === 0) return null
  return (
    <ul className="w-full border-t border-line">
      {homes.map(({ id, name, itemCount, price }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={paths.designerPackage(id)}
            className="flex min-h-13 items-center justify-between gap-4 transition hover:text-lagoon"
          >
            <span className="title-piece">{shortPackageName(name)}</span>
            <span className="text-muted tabular-nums">{`${itemsText(itemCount)} for ${wholeDollars(price)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The styles that have a board; one of the studio's own begins with oak. */
const boards = new Set(['minimalist', 'scandinavian', 'modern', 'luxury'])

/** Four ways to begin, as a designer would lay them out: by their materials. */
function StyleBoards({ words: { title, html } }: Words) {
  const styles = useShopPackages('full-home')
  if (styles.length === 0) return null
  return (
    <section
      aria-labelledby="styles"
      className="drawn-late wrap section-space lg:[contain-intrinsic-block-size:auto_26rem]"
    >
      <h2 id="styles" className="title-page">
        {title}
      </h2>
      {html !== '' && <ShortText html={html} className="mt-3 max-w-text" />}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:mt-8 lg:grid-cols-4">
        {styles.map(({ id, name, note, tab, price }) => (
          <li key={id} className="group relative">
            <div
              aria-hidden="true"
              className={classes('board rounded-picture', boards.has(id) ? `board-${id}` : 'board-own')}
            />
            <h3 className="title-piece mt-4">
              <Link
                to={paths.designerPackage(id)}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
              >
                {shortPackageName(name)}
              </Link>
            </h3>
            <p className="mt-1 text-muted">{`${note} ${packagePrice({ tab, price })}.`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Fact = { icon: IconName; text: string; to: string; link: string }

const facts: Fact[] = [
  {
    icon: 'truck',
    text: `In-stock pieces arrive in ${deliveryTimes.inStock}.`,
    to: paths.shippingTerm(),
    link: 'Delivery times',
  },
  { icon: 'check', text: 'Manufacturer warranties of 1 to 5 years.', to: paths.warranty(), link: 'Warranty' },
]

/** The terms that matter before a choice, each with the page that says it in full. */
function GoodToKnow() {
  const { shipsTo, promises } = useShop().settings
  const shipping: Fact = { icon: 'pin', text: shipsTo, to: paths.shippingTerm(), link: 'Shipping' }
  const returns: Fact = {
    icon: 'undo',
    text: `Returns within ${promises.returnTime} of delivery. ${FINAL_ITEMS}.`,
    to: paths.returns(),
    link: 'Returns and refunds',
  }
  return (
    <section aria-labelledby="good-to-know" className="wrap section-space mb-16">
      <h2 id="good-to-know" className="title-section">
        Good to know
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {[shipping, ...facts, returns].map(({ icon, text, to, link }) => (
          <li key={text} className="border-t border-line pt-5">
            <Icon name={icon} className="size-6 text-lagoon" />
            <p className="mt-3">{text}</p>
            <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
