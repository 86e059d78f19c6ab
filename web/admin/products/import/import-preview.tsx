import { Button } from '#kit/browser/ui/button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { PickedFile } from '#kit/browser/ui/picked-file.tsx'
import { Progress } from '#kit/browser/ui/progress.tsx'
import { ChangesTable } from './changes-table.tsx'
import { CountList } from './count-list.tsx'
import { ReadAs } from './read-as.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { rowCount } from './row-count.ts'
import { StepTitle } from './step-title.tsx'
import { type Import, type ImportReply, isAtWork } from './use-import.ts'

/** What the import would do, before it does. */
export function ImportPreview({ flow, preview }: { flow: Import; preview: ImportReply }) {
  const { file } = flow
  if (!file) return null
  const { products, ignoredColumns } = preview
  return (
    <section>
      <StepTitle>What this file would do</StepTitle>
      <div className="mt-4 mb-5 max-w-xl rounded-control border border-line p-4">
        <PickedFile file={file} />
        <ReadAs understood={preview.understood} />
      </div>
      <CountList
        counts={[
          { label: 'New products', value: products.created, tone: 'good' },
          { label: 'Changed', value: products.changed },
          { label: 'As they are already', value: products.unchanged },
          { label: 'Left out', value: products.refused, tone: 'bad' },
        ]}
      />
      {ignoredColumns.length > 0 && (
        <Notice tone="warn" className="mt-5">
          These columns mean nothing here and are passed over: {ignoredColumns.join(', ')}
        </Notice>
      )}
      <Decision flow={flow} preview={preview} />
      <RefusedRows file={file} result={preview} title={`${rowCount(preview.failed)} would be left out`} />
      <ChangesTable changes={preview.changes} total={products.created + products.changed} />
    </section>
  )
}

function Decision({ flow, preview }: { flow: Import; preview: ImportReply }) {
  const { importing, bringIn, startOver, asDrafts, setAsDrafts } = flow
  const { created, changed } = preview.products
  const isSending = importing.is === 'sending'
  return (
    <div className="mt-6 grid gap-4">
      {importing.is === 'failed' && <Notice tone="bad">{importing.message}</Notice>}
      {isSending && (
        <div className="max-w-xl">
          <Progress label="Uploading" percent={importing.percent} />
        </div>
      )}
      {created > 0 && (
        <Checkbox
          label="New products as drafts"
          hint="Shoppers see nothing of them until they are published."
          checked={asDrafts}
          disabled={isSending}
          onChange={({ target }) => setAsDrafts(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {created + changed > 0 ? (
          <Button
            busy={isSending}
            busyText={isAtWork(importing) ? 'Importing...' : 'Uploading...'}
            onClick={() => void bringIn()}
          >
            Import {productCount(created + changed)}
          </Button>
        ) : (
          <p className="font-medium">There is nothing to import.</p>
        )}
        <Button variant="secondary" disabled={isSending} onClick={startOver}>
          Choose another file
        </Button>
      </div>
    </div>
  )
}

function productCount(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`
}
