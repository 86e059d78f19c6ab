import { installation, warrantyTimes } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { Bullets, Steps, WriteOrCall, TextLink } from './policy-text.tsx'
import { StandardPage } from '#web/storefront/standing/owner-words.tsx'
import { Policy } from './policy.tsx'

const sections = [
  {
    id: 'covered',
    title: 'What is covered',
    body: (
      <Bullets>
        <li>Defects in materials and in the way the piece was made</li>
        <li>Frames, joints and legs that fail in normal home use</li>
        <li>Drawers, doors, hinges and runners that stop working in normal home use</li>
        <li>Seams and fillings that fail in normal home use</li>
      </Bullets>
    ),
  },
  {
    id: 'not-covered',
    title: 'What is not covered',
    body: (
      <Bullets>
        <li>Normal wear: fading, softening, pilling, small marks</li>
        <li>
          The natural character of wood, leather, stone and cane: grain, color, small movement with the season
        </li>
        <li>Damage from water, sun, heat, pests, pets, cleaning products or accidents</li>
        <li>Damage from moving, changing or repairing a piece yourself</li>
        <li>Indoor pieces used outdoors, and home pieces used in a business</li>
        <li>
          {`Damage in delivery. This is handled faster: report it within ${returnWindows.damage} of delivery. See `}
          <TextLink to={paths.returns()}>Returns and refunds</TextLink>
        </li>
      </Bullets>
    ),
  },
  {
    id: 'claim',
    title: 'How to make a claim',
    body: (
      <>
        <Steps>
          <li>
            <WriteOrCall />.
          </li>
          <li>
            Give us your order number, a description of the problem and photos: one of the whole piece, two or
            three of the fault.
          </li>
          <li>
            We look at it with the manufacturer and write to you with the answer: whether the piece is
            repaired, replaced or refunded under its warranty.
          </li>
        </Steps>
        <p>Please keep the piece as it is until you hear from us.</p>
      </>
    ),
  },
  {
    id: 'installation',
    title: 'Installation lead time',
    body: (
      <p>
        {`Installation has a lead time of ${installation.leadTime}. Appointments are booked ${installation.bookedAhead} ahead. The warranty runs from delivery, not from the order.`}
      </p>
    ),
  },
  { id: 'questions', title: 'Questions', body: <Contact /> },
]

/** How long what is covered, and what to do about a fault. */
export default function WarrantyPage() {
  return (
    <StandardPage>
      <Policy
        path={paths.warranty()}
        name="Warranty"
        description="What the manufacturer warranty on your furniture covers, for how long, what it leaves out, and how to make a claim with your order number and a few photos."
        sections={sections}
      >
        <p className="max-w-[52ch] text-lg">
          {`What we sell carries its manufacturer's warranty. Warranties run about ${warrantyTimes.pieces} from delivery, depending on the piece.`}
        </p>
        <WarrantyTerms />
      </Policy>
    </StandardPage>
  )
}

const terms = [
  {
    bought: 'Furniture, piece by piece',
    term: `About ${warrantyTimes.pieces}`,
    note: 'From delivery. Ask us for the term of any piece before you order.',
  },
  {
    bought: 'Designer packages',
    term: warrantyTimes.packages,
    note: 'Manufacturer warranty, from delivery.',
  },
]

/** How long the warranty runs, by what was bought. */
function WarrantyTerms() {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">How long the warranty runs</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-muted">
          <th scope="col" className="pr-4 pb-2 font-medium">
            What you bought
          </th>
          <th scope="col" className="pb-2 font-medium">
            Warranty
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ bought, term, note }) => (
          <tr key={bought} className="border-b border-line align-top">
            <th scope="row" className="w-2/5 py-4 pr-4 font-medium lg:w-1/3 lg:py-5 lg:text-lg">
              {bought}
            </th>
            <td className="py-4 lg:py-5">
              <p className="title-section">{term}</p>
              <p className="mt-1 text-muted">{note}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
