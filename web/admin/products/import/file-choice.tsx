import { Button } from '#kit/browser/ui/button.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { type Import, isAtWork } from './use-import.ts'

/** Where the file is chosen, and sent to be looked through: nothing is changed by that. */
export function FileChoice({ flow }: { flow: Import }) {
  const { file, fault, checking, pick, check, cancel } = flow
  return (
    <section aria-labelledby="choose-file">
      <h2 id="choose-file" className="title-section mb-4">
        Choose the file
      </h2>
      <FileDrop
        label="CSV file of products"
        hint="CSV in UTF-8, up to 10 MB and 10,000 rows."
        accept=".csv,text/csv"
        file={file}
        error={fault}
        upload={checking}
        onPick={(picked) => void pick(picked)}
        onCancel={cancel}
        onRetry={() => void check()}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          busy={checking.is === 'sending'}
          busyText={isAtWork(checking) ? 'Reading the rows...' : 'Uploading...'}
          onClick={() => void check()}
        >
          Check the file
        </Button>
        <p className="text-sm text-muted">Nothing is changed yet. You see first what the import would do.</p>
      </div>
    </section>
  )
}
