import { warrantyTimes } from '#domain/policies.ts'

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
export function WarrantyTerms() {
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
