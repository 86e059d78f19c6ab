import { paths } from '#web/paths.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { OwnerText } from '#web/content/owner-text.tsx'
import ContentPage from '#web/storefront/standing/content-page.tsx'
import type { PublishedPage } from '#web/storefront/standing/content-loader.ts'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { Link, useLoaderData } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MISSING_WALL, MissingWall } from './missing-wall.tsx'

/** Who we are, what we do and how we choose; or what the owner wrote in its place. */
export default function OurStoryPage() {
  const page = useLoaderData<() => Promise<PublishedPage>>()
  return page.isOriginal ? <OurStory page={page} /> : <ContentPage />
}

function OurStory({ page: { title, description, lead, sections } }: { page: PublishedPage }) {
  return (
    <>
      <StandingHead path={paths.ourStory()} title={title} description={description} />
      <header className="wrap grid items-center gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16">
        <div className="grid gap-6">
          <h1 className="title-hero">{title}</h1>
          {lead !== '' && (
            <div className="max-w-[46ch] text-lg [&_p]:text-muted [&_p:first-child]:max-w-[30ch] [&_p:first-child]:font-display [&_p:first-child]:text-2xl [&_p:first-child]:text-ink">
              <OwnerText html={lead} />
            </div>
          )}
        </div>
        <RoomPicture
          room="outdoor"
          isFirst
          sizes="(width >= 64rem) 56vw, 100vw"
          className="aspect-[4/3] w-full rounded-picture object-[50%_60%]"
        />
      </header>
      {sections.some(({ id }) => id === MISSING_WALL) && <MissingWall />}
      <WhatWeDo />
      <HowWeWork />
      <Begin />
    </>
  )
}

const ways = [
  { text: 'We sell furniture piece by piece.', to: paths.browse(), link: 'Browse Collection' },
  {
    text: 'We furnish whole homes with packages of one, two and three bedrooms.',
    to: paths.designerPackages(),
    link: 'See designer packages',
  },
  {
    text: 'And we draw custom designs for people who send us a floor plan.',
    to: paths.customDesign(),
    link: 'Start a custom design',
  },
]

/** The three ways to a home by us. */
function WhatWeDo() {
  return (
    <section aria-labelledby="what-we-do" className="wrap section-space">
      <h2 id="what-we-do" className="title-page">
        What we do
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-3 lg:mt-8">
        {ways.map(({ text, to, link }) => (
          <li key={to} className="flex flex-col items-start gap-3 border-t border-edge pt-5">
            <p className="title-section grow">{text}</p>
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {link}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-lg text-muted lg:mt-8">The same eye chooses all three.</p>
    </section>
  )
}

/** By what we choose, and how we treat people. */
function HowWeWork() {
  return (
    <div className="wrap section-space grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <RoomPicture
        room="scandinavian"
        sizes="(width >= 64rem) 56vw, 100vw"
        className="aspect-[4/3] w-full rounded-picture object-[40%_70%]"
      />
      <div className="grid max-w-[46ch] gap-10">
        <section aria-labelledby="how-we-choose" className="grid gap-3">
          <h2 id="how-we-choose" className="title-page">
            How we choose
          </h2>
          <p className="text-lg">
            A piece has to be comfortable, easy to repair and easy to live beside. It has to work in a condo
            as well as in a house. And it has to be worth the trip: most things reach Hawaii by sea, so we
            would rather send one good chair than two that will do.
          </p>
        </section>
        <section aria-labelledby="how-we-work" className="grid gap-3">
          <h2 id="how-we-work" className="title-page">
            How we work
          </h2>
          <p className="text-lg">
            We read the plan before we pick the sofa. We put prices, times and terms in writing. When
            something goes wrong, we say so and tell you what happens next.
          </p>
        </section>
      </div>
    </div>
  )
}

/** Two ways to begin, and how to reach us. */
function Begin() {
  return (
    <div className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="begin">
        <h2 id="begin" className="title-page">
          Begin
        </h2>
        <ul className="mt-6 border-t border-line">
          <Way to={paths.customDesign()} name="Custom Design" line="Send us your floor plan." />
          <Way to={paths.designerPackages()} name="Designer Packages" line="A home in one decision." />
        </ul>
      </section>
      <section aria-labelledby="come-and-talk" className="rounded-picture bg-sand p-6 lg:p-10">
        <h2 id="come-and-talk" className="title-page mb-6">
          Come and talk
        </h2>
        <Contact />
      </section>
    </div>
  )
}

function Way({ to, name, line }: { to: string; name: string; line: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="group flex items-center justify-between gap-4 py-5">
        <span className="grid gap-1">
          <span className="title-section group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
            {name}
          </span>{' '}
          <span className="text-muted">{line}</span>
        </span>
        <Icon name="arrow-right" className="text-lagoon transition group-hover:translate-x-1" />
      </Link>
    </li>
  )
}
