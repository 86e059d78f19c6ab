import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { BackLink } from '../../form/back-link.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportInstructions } from './import-instructions.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportResults } from './import-results.tsx'
import { type Import, useImport } from './use-import.ts'

/** Brings a file of products into the shop: choose it, see what it would do, let it. */
export default function ImportPage() {
  const flow = useImport()
  return (
    <>
      <PageHead title="Bulk import" noindex />
      <BackLink to={paths.admin.products()} list="Products" />
      <h1 className="title-page mb-6">Bulk import</h1>
      <Step flow={flow} />
    </>
  )
}

function Step({ flow }: { flow: Import }) {
  switch (flow.step.is) {
    case 'checked':
      return <ImportPreview flow={flow} preview={flow.step.preview} />
    case 'done':
      return <ImportResults flow={flow} result={flow.step.result} />
    default:
      return (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <FileChoice flow={flow} />
          <ImportInstructions />
        </div>
      )
  }
}
