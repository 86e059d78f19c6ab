import { exampleHomes, type ExampleHome } from '#domain/designs/example-homes.ts'
import {
  budgetLabels,
  designStyleLabels,
  homeTypeLabels,
  roomTypeLabels,
} from '#domain/users/questionnaire.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { HomePicture } from './home-picture.tsx'
import { RoomSlider } from './room-slider.tsx'

const { condo, ...others } = exampleHomes

/** What the page opens on: a home that the studio drew, its plan and its room under one line. */
export function OpeningRoom() {
  return <RoomSlider name="condo" home={condo} isFirst />
}

/** The home of that room. */
export function OpeningFacts() {
  return (
    <article className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <h2 className="title-section col-span-full">{condo.title}</h2>
      <Facts home={condo} />
    </article>
  )
}

/** More homes that the studio drew: what the fee buys, before it is asked for. */
export function ExampleHomes() {
  const homes: [string, ExampleHome][] = Object.entries(others)
  return (
    <section aria-labelledby="example-homes" className="wrap section-space">
      <h2 id="example-homes" className="title-page">
        From plan to room
      </h2>
      <p className="mt-3 max-w-text text-lg">
        Three examples of the studio’s work, the condo and two more. Draw the line across a room: its plan on
        one side, the finished room on the other.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-y-14 lg:mt-12 lg:gap-y-20">
        {homes.map(([name, home], at) => (
          <Home key={name} name={name} home={home} isTurned={at % 2 === 1} />
        ))}
      </div>
    </section>
  )
}

function Home({ name, home, isTurned }: { name: string; home: ExampleHome; isTurned: boolean }) {
  return (
    <article
      className={classes(
        'grid grid-cols-1 items-center gap-x-16 gap-y-5',
        isTurned
          ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:*:first:order-2'
          : 'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
      )}
    >
      <RoomSlider name={name} home={home} />
      <div className="grid gap-5">
        <h3 className="title-section">{home.title}</h3>
        <Facts home={home} />
      </div>
    </article>
  )
}

/** What was asked for, how long it took, and what was changed on the way. */
function Facts({ home }: { home: ExampleHome }) {
  return (
    <>
      <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] content-start gap-x-5 gap-y-1.5">
        {factsOf(home).map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {home.changes.map((change) => (
        <p key={change} className="self-start border-l-2 border-koa pl-4">
          {change}
        </p>
      ))}
    </>
  )
}

function factsOf(home: ExampleHome) {
  const { homeType, rooms, style, days, changes } = home
  return [
    ['Home', homeTypeLabels[homeType]],
    ['Rooms', rooms.map((room) => roomTypeLabels[room]).join(', ')],
    ['Style', designStyleLabels[style]],
    ['Budget', budgetWords(home)],
    ['Time', `${days} days, from plan to approval`],
    ['Revisions', changes.length === 0 ? 'None: the first concept was approved' : changes.length],
  ]
}

/** How long the shortest and the longest of them took. */
export function exampleDays(): string {
  const days = Object.values(exampleHomes).map((home) => home.days)
  return `${Math.min(...days)} to ${Math.max(...days)} days`
}

/** Without its figures: there are shops that show no prices. */
const budgetWords = ({ budget }: ExampleHome) => budgetLabels[budget].replace(/ \(.*/, '')

const sheets = [
  ['cover', 'The cover: your home, and what you told us'],
  ['plan', 'The plan to scale, to hold a ruler to'],
  ['pieces', 'Every piece by its number, with finish, size and room'],
  ['list', 'The list, with pictures, ready for your cart'],
] as const
const SHEET_SIZES = pictureSizes(45, '(width >= 64rem) 19rem, (width >= 40rem) 45vw')

/** Sheets of the booklet of one of these homes. */
export function WhatYouReceive() {
  return (
    <section aria-labelledby="what-you-receive" className="section-space bg-sand">
      <div className="wrap py-12 lg:py-20">
        <h2 id="what-you-receive" className="title-page">
          What you receive
        </h2>
        <p className="mt-3 max-w-text text-lg">
          Your design on screen, to walk through and comment on, and as a booklet to print. These are sheets
          of the condo above.
        </p>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8 lg:grid-cols-4">
          {sheets.map(([name, caption]) => (
            <li key={name}>
              <figure className="grid gap-3">
                <HomePicture
                  name={`sheet-${name}`}
                  kind="sheet"
                  alt=""
                  sizes={SHEET_SIZES}
                  className="bg-on-action shadow-float"
                />
                <figcaption className="text-sm">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
