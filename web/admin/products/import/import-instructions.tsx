import { requiredColumns } from '#domain/products/import/import-columns.ts'
import { importTemplate, TEMPLATE_NAME } from '#domain/products/import/import-template.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'

/** What a file has to hold, and one to begin with. */
export function ImportInstructions() {
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
          file does not name stay.
        </li>
        <li>
          Lists such as materials, colors and images are separated by commas. Images are addresses of this
          shop; new ones are added in the product’s form.
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
