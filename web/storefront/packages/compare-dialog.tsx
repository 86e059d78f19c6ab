import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { compareRows } from './compare-rows.ts'
import { PackageBoard } from './package-board.tsx'
import type { CardPackage } from './packages-loader.ts'

type CompareDialogProps = { packages: readonly CardPackage[]; open: boolean; onClose: () => void }

/** Two or three packages beside each other, line by line. */
export function CompareDialog({ packages, open, onClose }: CompareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Compare packages" look="full">
      <div className="mx-auto max-w-page pb-8">
        <CompareTable packages={packages} />
      </div>
    </Dialog>
  )
}

function CompareTable({ packages }: Pick<CompareDialogProps, 'packages'>) {
  return (
    <table data-columns={packages.length} className="compare-table w-full text-left">
      <caption className="sr-only">Compared packages</caption>
      <thead>
        <tr>
          <td className="max-md:hidden">
            <span className="sr-only">Compared</span>
          </td>
          {packages.map(({ id, name, pictures }) => (
            <th key={id} scope="col" className="align-top font-normal">
              <div className="max-w-md">
                <PackageBoard pictures={pictures.slice(0, 1)} sizes="(width >= 48rem) 24rem, 45vw" />
              </div>
              <Link
                to={paths.designerPackage(id)}
                preventScrollReset
                className="title-piece mt-3 inline-flex min-h-11 items-center hover:text-lagoon hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(packages).map(({ label, values }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="font-normal text-muted">
              {label}
            </th>
            {values.map((value, at) => (
              <td key={packages[at]?.id}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
