import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { pieceInWords } from '#domain/stock/stocktake.ts'
import { useUpload } from '#kit/browser/api/use-upload.ts'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { call } from '#web/api.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { Change } from '../change.tsx'
import { useCounting } from './use-counting.ts'

type ReadFile = Reply<'POST /api/stocktakes/:id/file'>

/** Reads counts from a file, and shows them beside the books before they are saved. */
export function CountsFile({ id }: { id: string }) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [read, setRead] = useState<ReadFile>()
  const upload = useUpload(
    (countsFile, { signal }, onProgress) =>
      call('POST /api/stocktakes/:id/file', { params: { id }, body: { countsFile }, signal }, onProgress),
    'The file could not be read. Please try again.',
  )
  async function pick(chosen: File) {
    upload.reset()
    setFile(chosen)
    const found = await uploadFault(chosen, 'countsFile')
    setFault(found)
    if (found === undefined) setRead(await upload.start(chosen))
  }
  function close() {
    setRead(undefined)
    setFile(undefined)
  }
  return (
    <>
      <FileDrop
        label="CSV file of counts"
        hint="The columns Product code and Counted; Variant key, Finish and Reason may stand beside them. An exported inventory with a column Counted will do."
        accept=".csv,text/csv"
        file={file}
        error={fault}
        upload={upload.state}
        onPick={(chosen) => void pick(chosen)}
        onCancel={upload.cancel}
        onRetry={() => file && void pick(file)}
      />
      {read && <FileDialog id={id} read={read} onClose={close} />}
    </>
  )
}

const columns: Column<ReadFile['lines'][number]>[] = [
  { head: 'Piece', cell: pieceInWords },
  { head: 'On the books', numeric: true, cell: ({ expected }) => expected.toLocaleString('en-US') },
  { head: 'Counted so far', numeric: true, cell: ({ seen }) => seen?.toLocaleString('en-US') ?? '–' },
  { head: 'Counted', numeric: true, cell: ({ counted }) => counted.toLocaleString('en-US') },
  {
    head: 'Difference',
    numeric: true,
    cell: ({ counted, expected }) => <Change units={counted - expected} />,
  },
]

function FileDialog({
  id,
  read: { lines, faults },
  onClose,
}: {
  id: string
  read: ReadFile
  onClose: () => void
}) {
  const { enter, isBusy, failure } = useCounting(id)
  const many = lines.length === 1 ? '1 count' : `${lines.length.toLocaleString('en-US')} counts`
  async function save() {
    const counts = lines.map(({ productCode, variantKey, counted, seen, reason }) => ({
      productCode,
      variantKey,
      counted,
      seen,
      reason,
    }))
    if (await enter(counts, `${many} saved`)) onClose()
  }
  return (
    <FormDialog
      open
      look="wide"
      title="What the file says"
      action={lines.length === 0 ? 'Nothing to save' : `Save ${many}`}
      disabled={lines.length === 0}
      busy={isBusy}
      busyText="Saving..."
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onClose={onClose}
    >
      {faults.length > 0 && (
        <Notice tone="warn">
          <p>These rows are left out:</p>
          <ul className="mt-1 grid gap-1">
            {faults.map(({ row, message }) => (
              <li key={row} className="wrap-anywhere">
                Row {row}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {lines.length > 0 && (
        <Table
          caption="Counts of the file"
          columns={columns}
          rows={lines}
          keyOf={({ productId, variantKey }) => `${productId} ${variantKey}`}
        />
      )}
    </FormDialog>
  )
}
