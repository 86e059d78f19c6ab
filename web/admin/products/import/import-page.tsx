import { MAX_OPTIONS } from '#contract/product-variants.ts'
import { MAX_COMBINATIONS } from '#domain/products/variant-faults.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { BackLink } from '../../form/draft-view.tsx'
import { ImportPreview } from './import-preview.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { ImportResults } from './import-results.tsx'
import { type Import, useImport, isAtWork } from './use-import.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { requiredColumns } from '#domain/products/import/import-columns.ts'
import { importTemplate, TEMPLATE_NAME } from '#domain/products/import/import-template.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Card } from '#kit/browser/ui/card.tsx'

/** Brings a file of products into the shop: choose it, see what it would do, let it. */
export default function ImportPage() {
  const flow = useImport()
  return (
    <>
      <PageHead title="Bulk import" noindex />
      <BackLink to={paths.admin.products()} list="Products" />
      <h1 className="title-page mb-6">Bulk import</h1>
      <Step flow={flow} />
      <PicturesSection />
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

/** Where the file is chosen, and sent to be looked through: nothing is changed by that. */
function FileChoice({ flow }: { flow: Import }) {
  const { file, fault, checking, pick, check, cancel } = flow
  return (
    <section aria-labelledby="choose-file">
      <h2 id="choose-file" className="title-section mb-4">
        Choose the file
      </h2>
      <FileDrop
        label="CSV file of products"
        hint="CSV, up to 10 MB and 10,000 rows."
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

/** What a file has to hold, and one to begin with. */
function ImportInstructions() {
  return (
    <Card title="How it works" className="bg-sand/40">
      <ol className="grid list-decimal gap-3 pl-5 marker:text-muted">
        <li>
          Begin with the template, or with an export of your products. Each row is a product, found by its
          productCode: what is there already is changed, what is new is added.
        </li>
        <li>
          Every file needs the columns <Names names={requiredColumns} />. All others may be left out, and what
          is left out stays as it is. An empty cell empties what it stands for; images stay.
        </li>
        <li>
          For variants, give each a row with the same productCode and its own variant_name, stock and
          variant_price_difference: “Finish: Natural ash”, or “Fabric: Linen / Legs: Oak”. Variants that the
          file does not name stay. A variant has at most {MAX_OPTIONS} options, a product at most{' '}
          {MAX_COMBINATIONS} rows.
        </li>
        <li>
          Lists such as materials, colors and images are separated by commas; weight is in pounds. Images are
          addresses of this shop; new ones are added below, or in the product’s form.
        </li>
        <li>Check the file. A product with a fault in any of its rows is left out, and the rest goes in.</li>
      </ol>
      <Button variant="secondary" icon="download" className="mt-5" onClick={saveTemplate}>
        Download the template
      </Button>
    </Card>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <span key={name}>
      {at > 0 && (at === names.length - 1 ? ' and ' : ', ')}
      <b className="font-medium">{name}</b>
    </span>
  ))
}

function saveTemplate() {
  saveFile(new File([importTemplate()], TEMPLATE_NAME, { type: 'text/csv' }))
}
