import { Link } from '#kit/browser/router/router.ts'
import { packagePrice, shortPackageName } from '#web/packages/package-words.ts'
import { useShopPackages } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'

/** The styles that have a board; one of the studio's own begins with oak. */
const boards = new Set(['minimalist', 'scandinavian', 'modern', 'luxury'])

/** Four ways to begin, as a designer would lay them out: by their materials. */
export function StyleBoards() {
  const styles = useShopPackages('full-home')
  if (styles.length === 0) return null
  return (
    <section
      aria-labelledby="styles"
      className="drawn-late wrap section-space lg:[contain-intrinsic-block-size:auto_26rem]"
    >
      <h2 id="styles" className="title-page">
        Begin with a style
      </h2>
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
