import { Link } from '#web/router/router.ts'
import { packagePrice, shortPackageName } from '#web/parts/package-words.ts'
import { useShopPackages } from '#web/parts/shop.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'

type Materials = readonly [ground: string, side: string, note: string]

/** The three materials that make a style, the largest first; a style of the studio's own begins with oak. */
const OAK: Materials = ['oak', 'ivory', 'cord']
const boards: Record<string, Materials> = {
  minimalist: ['oak', 'snow', 'fog'],
  scandinavian: ['sage', 'oak', 'cord'],
  modern: ['walnut', 'ivory', 'rust'],
  luxury: ['boucle', 'cognac', 'travertine'],
}

/** Four ways to begin, as a designer would lay them out: by their materials. */
export function StyleBoards() {
  const styles = useShopPackages('full-home')
  if (styles.length === 0) return null
  return (
    <section aria-labelledby="styles" className="wrap section-space">
      <h2 id="styles" className="title-page">
        Begin with a style
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:mt-8 lg:grid-cols-4">
        {styles.map(({ id, name, note, tab, price }) => (
          <li key={id} className="group relative">
            <Board materials={boards[id] ?? OAK} />
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

function Board({ materials: [ground, side, note] }: { materials: Materials }) {
  return (
    <div
      aria-hidden="true"
      className="grid aspect-[4/3] grid-cols-[2fr_1fr] grid-rows-[3fr_2fr] gap-1 overflow-hidden rounded-picture"
    >
      <div className={classes('board row-span-2', `board-${ground}`)} />
      <div className={classes('board', `board-${side}`)} />
      <div className={classes('board', `board-${note}`)} />
    </div>
  )
}
