import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'

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
export function WhatWeDo() {
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
