import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { ChangesTable } from './changes-table.tsx'
import { CountList } from './count-list.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { rowCount } from './row-count.ts'
import { StepTitle } from './step-title.tsx'
import type { Import, ImportReply } from './use-import.ts'

/** What the import did: how many rows went in, how many did not, and why. */
export function ImportResults({ flow, result }: { flow: Import; result: ImportReply }) {
  // The reply names its count of rows `success`.
  const { success, failed, products, changes } = result
  return (
    <section>
      <StepTitle>Import results</StepTitle>
      <Notice tone={failed === 0 ? 'good' : 'warn'} className="mt-4 mb-5">
        {failed === 0
          ? `All ${rowCount(success)} went in.`
          : `${rowCount(success)} went in and ${rowCount(failed)} did not.`}
      </Notice>
      <CountList
        counts={[
          { label: 'Successful rows', value: success, tone: 'good' },
          { label: 'Failed rows', value: failed, tone: 'bad' },
          { label: 'Products added', value: products.created },
          { label: 'Products changed', value: products.changed },
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.admin.products()}>Go to Products</ButtonLink>
        <Button variant="secondary" onClick={flow.startOver}>
          Import Another File
        </Button>
      </div>
      {flow.file && <RefusedRows file={flow.file} result={result} title="Errors" />}
      <ChangesTable changes={changes} total={products.created + products.changed} />
    </section>
  )
}
