import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { useUpload } from '#kit/browser/api/use-upload.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { When } from '#web/shop/when.tsx'
import { DeleteOne } from '../../delete-one.tsx'
import { TwinLines } from './twin-lines.tsx'
import { headsLine, useAccounts } from './accounts.tsx'

type Statement = Reply<'GET /api/bank/imports'>['imports'][number]

function useStatementsAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['GET /api/bank/accounts', 'GET /api/bank/imports', 'GET /api/bank/lines'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}

/** Takes in a statement as soon as it is chosen: the same one comes in once. */
export function StatementDrop() {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const again = useStatementsAgain()
  const accounts = useAccounts()
  const [picked, setPicked] = useState<string>()
  const account = accounts.find(({ _id }) => _id === picked) ?? accounts[0]
  const bankAccountId = account?._id
  const upload = useUpload(
    (statement, { signal }, onProgress) =>
      call(
        'POST /api/bank/imports',
        { body: { statement, ...(bankAccountId && { bankAccountId }) }, signal },
        onProgress,
      ),
    'The statement could not be read. Please try again.',
  )

  async function send(chosen: File) {
    const reply = await upload.start(chosen)
    if (!reply) return
    const { lines, newLines } = reply.import
    toast.success(`${countOf(newLines)} new of ${countOf(lines)} lines`)
    setFile(undefined)
    upload.reset()
    await again()
  }
  async function pick(chosen: File) {
    upload.reset()
    setFile(chosen)
    const found = await uploadFault(chosen, 'statement')
    setFault(found)
    if (found === undefined) await send(chosen)
  }
  const heads = account && headsLine(account)
  return (
    <div className="grid gap-4">
      {accounts.length > 1 && (
        <Select
          label="Account"
          className="max-w-96"
          choices={accounts.map(({ _id: value, name: label }) => ({ value, label }))}
          value={bankAccountId}
          onChange={({ target }) => setPicked(target.value)}
        />
      )}
      <FileDrop
        label="Statement of the bank"
        hint={`CSV, OFX, QFX, QBO or CAMT.053, up to 5 MB.${heads ? ` In its tables, ${heads}.` : ''}`}
        accept=".csv,.ofx,.qfx,.qbo,.xml,.txt"
        file={file}
        error={fault}
        upload={upload.state}
        onPick={(chosen) => void pick(chosen)}
        onCancel={upload.cancel}
        onRetry={() => file && void send(file)}
      />
    </div>
  )
}

const countOf = (count: number) => count.toLocaleString('en-US')

/** The statements that were read, the latest first; one goes again while nothing of it is matched. */
export function Statements() {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/bank/imports'))
  const [undoing, setUndoing] = useState<string>()
  const [twins, setTwins] = useState<string>()
  const again = useStatementsAgain()
  if (isPending) return <TextSkeleton lines={3} />
  if (isLoadingError)
    return <TryAgain message="Failed to fetch the statements" onRetry={() => void refetch()} />
  if (data.imports.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="title-section mb-3">Statements</h2>
      <Table
        caption="Statements"
        columns={columnsOf({ onUndo: setUndoing, onTwins: setTwins })}
        rows={data.imports}
        keyOf={({ _id }) => _id}
      />
      <TwinLines
        statement={data.imports.find(({ _id }) => _id === twins)}
        again={again}
        onClose={() => setTwins(undefined)}
      />
      <DeleteOne
        what="statement"
        id={undoing}
        send={(id) => call('DELETE /api/bank/imports/:id', { params: { id } })}
        again={again}
        onClose={() => setUndoing(undefined)}
      >
        <p>The lines that it brought go with it. The file can be read again.</p>
      </DeleteOne>
    </section>
  )
}

type Opening = Record<'onUndo' | 'onTwins', (id: string) => void>

function columnsOf({ onUndo, onTwins }: Opening): Column<Statement>[] {
  return [
    { head: 'File', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
    { head: 'Account', cell: ({ account }) => account },
    {
      head: 'Days',
      cell: ({ firstDay, lastDay }) =>
        firstDay && (
          <>
            <CalendarDay day={firstDay} />
            {lastDay !== firstDay && (
              <>
                {' '}
                to <CalendarDay day={lastDay} />
              </>
            )}
          </>
        ),
    },
    { head: 'Read', cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: 'New lines',
      numeric: true,
      cell: ({ _id, fileName, lines, newLines, twins }) => (
        <>
          {`${countOf(newLines)} of ${countOf(lines)}`}
          {twins.length > 0 && (
            <Button
              variant="quiet"
              size="compact"
              aria-label={`${twins.length} known lines of ${fileName}`}
              onClick={() => onTwins(_id)}
            >
              {`${twins.length} known`}
            </Button>
          )}
        </>
      ),
    },
    {
      head: 'Actions',
      hideHead: true,
      cell: ({ _id, fileName, canUndo }) =>
        canUndo && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={`Delete ${fileName}`}
            onClick={() => onUndo(_id)}
          >
            Delete
          </Button>
        ),
    },
  ]
}
