import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useUpload } from '#kit/browser/api/use-upload.ts'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { headsLine, useAccounts } from './accounts.tsx'
import { ColumnsDialog, type CsvHeads, type StatementTable } from './columns-dialog.tsx'

export function useStatementsAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['GET /api/bank/accounts', 'GET /api/bank/imports', 'GET /api/bank/lines'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}

export const countOf = (count: number) => count.toLocaleString('en-US')

const failed = 'The statement could not be read. Please try again.'

/** Takes in a statement as soon as it is chosen, or the columns of a table are: the same one comes in once. */
export function StatementDrop({ onRead }: { onRead: () => void }) {
  const [picked, setPicked] = useState<{ file: File; table?: StatementTable }>()
  const [fault, setFault] = useState<string>()
  const again = useStatementsAgain()
  const accounts = useAccounts()
  const [accountId, setAccountId] = useState<string>()
  const account = accounts.find(({ _id }) => _id === accountId) ?? accounts[0]
  const bankAccountId = account?._id
  const chosenHeads = useRef<CsvHeads>(undefined)
  const parts = (statement: File) => ({ statement, ...(bankAccountId && { bankAccountId }) })
  const preview = useUpload(
    (statement, { signal }, onProgress) =>
      call('POST /api/bank/imports/preview', { body: parts(statement), signal }, onProgress),
    failed,
  )
  const upload = useUpload((statement, { signal }, onProgress) => {
    const { current: csv } = chosenHeads
    return call(
      'POST /api/bank/imports',
      { body: { ...parts(statement), ...(csv && { csv }) }, signal },
      onProgress,
    )
  }, failed)

  async function send(chosen: File, heads?: CsvHeads) {
    chosenHeads.current = heads
    const reply = await upload.start(chosen)
    if (!reply) return
    const { lines, newLines } = reply.import
    toast.success(`${countOf(newLines)} new of ${countOf(lines)} lines`)
    setPicked(undefined)
    upload.reset()
    await again()
    onRead()
  }
  /** A table is read at once where its account knows its columns. */
  async function look(chosen: File) {
    const seen = await preview.start(chosen)
    if (!seen) return
    preview.reset()
    if (seen.table && !seen.table.hasOwnColumns) setPicked({ file: chosen, table: seen.table })
    else await send(chosen)
  }
  async function pick(chosen: File) {
    preview.cancel()
    preview.reset()
    upload.reset()
    setPicked({ file: chosen })
    const found = await uploadFault(chosen, 'statement')
    setFault(found)
    if (found === undefined) await look(chosen)
  }
  const { file, table } = picked ?? {}
  const shown = preview.state.is === 'idle' && !table ? upload : preview
  const heads = account && headsLine(account)
  return (
    <div className="grid gap-4">
      {accounts.length > 1 && (
        <Select
          label="Account"
          className="max-w-96"
          choices={accounts.map(({ _id: value, name: label }) => ({ value, label }))}
          value={bankAccountId}
          onChange={({ target }) => setAccountId(target.value)}
        />
      )}
      <FileDrop
        label="Statement of the bank"
        hint={`CSV, OFX, QFX, QBO or CAMT.053, up to 5 MB.${heads ? ` In its tables, ${heads}.` : ''}`}
        accept=".csv,.ofx,.qfx,.qbo,.xml,.txt"
        file={file}
        error={fault}
        upload={shown.state}
        onPick={(chosen) => void pick(chosen)}
        onCancel={shown.cancel}
        onRetry={() => file && void look(file)}
      />
      {table && file && (
        <ColumnsDialog
          name={file.name}
          table={table}
          upload={upload.state}
          onRead={(heads) => void send(file, heads)}
          onClose={() => {
            upload.cancel()
            upload.reset()
            setPicked(undefined)
          }}
        />
      )}
    </div>
  )
}
